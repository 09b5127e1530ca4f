# Errors: one clear sentence that says what is wrong and where.
error-size-form = “{ $found }” is not a size: write width × height, such as 10x8.
error-size-limit = A board of { $width }×{ $height } is outside the limits: each side goes from 1 to { $limit }.
error-size-offered = Size “{ $found }” cannot be generated for this kind: { $expected }.
error-cell-form = “{ $found }” is not a cell: write row and column, such as r3c4.
error-cell-outside = Cell “{ $found }” lies outside the { $size } board.
error-edge = “{ $found }” is not the edge of two neighbouring cells of this board.
error-target = “{ $found }” names nothing on this board.
error-mark-state = “{ $found }” is not a state that { $target } can have.
error-move-form = “{ $found }” is not a move: write it like r3c4=shaded.
error-recipe-form = “{ $found }” is not a recipe: write kind/size/difficulty#seed, such as norinori/10x10/hard#42.
error-recipe-seed = Seed { $found } is too large: the largest is { $limit }.
error-recipe-version = Recipe version { $found } of { $kind } cannot be made any more: this release makes version { $current }.
error-recipe-option = Option “{ $found }” is not offered by { $kind }: { $known }.
error-difficulty = “{ $found }” is not a difficulty of this kind: { $known }.
error-unknown-kind = There is no kind “{ $found }”: { $known }.
error-unknown-pzpr = puzz.link’s “{ $found }” is not one of the kinds here: { $known }.
error-format-kind = { $kind } has no { $format } form.
error-format-unknown = “{ $found }” is not a format: { $known }.
error-address-form = “{ $found }” is not a puzz.link address.
error-address-size = The address “{ $found }” does not say its width and height after the kind.
error-variant = This address asks for variant rules (the “v:” flag), which are not known here.
error-pzprv3-version = The first line “{ $found }” is not pzprv3 or pzprv3.1.
error-pzprv3-size = The pzprv3 text does not say its rows and columns in lines 3 and 4.
error-pzprv3-short = The pzprv3 text ends at line { $line }, before the board is complete.
error-pzprv3-width = Line { $line } of the pzprv3 text has { $found } values where { $expected } are needed.
error-pzprv3-value = Line { $line } of the pzprv3 text has “{ $found }”, which means nothing here.
error-pzprv3-kind = The pzprv3 text is of kind “{ $found }” where “{ $expected }” is needed.
error-borders-digit = Character { $position } (“{ $found }”) is not a border digit (0 to 9, a to v).
error-borders-long = The borders from character { $position } on take { $found } characters where { $expected } are needed.
error-penpa-form = The text is not a Penpa+ address: it has no “p=” part.
error-penpa-packed = The packed part of the Penpa+ address is damaged and cannot be unpacked.
error-penpa-sheet = The Penpa+ sheet “{ $found }” is not a square grid that can be read.
error-text-form = “{ $found }” is none of: a puzz.link address, a recipe, a univoca: text, a pzprv3 text, a Penpa+ address, a record of ours.
error-text-long = The text has { $found } characters; the limit is { $limit }.
error-text-empty = There is no text to read.
error-body-character = Character { $position } (“{ $found }”) means nothing in this place.
error-body-short = The text ends at character { $position }, before the board is complete.
error-body-long = From character { $position } on there is more text than the board has room for.
error-regions-disconnected = Region { $region } falls apart into separate parts.
error-answer-form = The answer cannot be read: { $expected }.
error-record = Line { $line } is not a puzzle record: { $reason }.
error-record-json = It is not a JSON object: the fault is at character { $position }.
error-record-field = The field “{ $field }” has a value that it cannot have.
error-record-unknown = There is no field “{ $field }” among { $known }.
error-record-long = It has more than { $limit } bytes.
error-pack-record = “{ $path }”, line { $line }, is not a puzzle record: { $reason }.
error-file = The file “{ $path }” cannot be read: { $reason }.
error-generation = No puzzle was proven before the { $reason ->
    [deadline] deadline
    [cancelled] cancel
   *[nodes] budget
  } came.
error-json = The body is not JSON at character { $position }.
error-field-missing = The field “{ $field }” is missing.
error-field-type = The field “{ $field }” must be { $expected }.
error-text-kinds = This text could be read as several kinds: name one of { $known }.
error-text-many = The text holds { $found } lines of records where one puzzle is needed.
error-date-early = There are puzzles of the day from { $first } on, none for { $found }.
error-hints = { $kind } has no hints yet.
error-clash-kind = For { $kind } there are no clues that could be told apart.
error-edit-kind = Puzzles of the kind { $kind } cannot be edited here.
error-action = “{ $found }” is not something the engine does: { $known }.
error-certificate-kind = The kind { $kind } has no certificates.
error-certificate-steps = The explanations of { $kind } are no proof: its certificates are made without them.
error-certificate-claim = Nothing to certify: the record says { $status }, and its answer must obey the rules and be what it claims.
error-certificate-none = The record has no certificate.
error-reasons = { $kind } cannot be reasoned out step by step yet.
