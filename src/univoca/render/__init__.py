"""A scene and marks drawn as SVG, PNG or a text picture. Knows scenes and roles but no kind."""
