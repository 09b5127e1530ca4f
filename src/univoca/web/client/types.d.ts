/** The data that the engine speaks in, as `scene.py` and `engine.py` define it. */
export type Parameters = Record<string, string | number>;

export interface Shape {
  kind: "rect" | "line" | "polyline" | "polygon" | "circle" | "text";
  at: number[];
  role: string;
  text: string;
}

export interface Family {
  states: string[];
  looks: Record<string, Shape[]>;
  box: [number, number, number, number];
  words: Record<string, string>;
}

export interface Target {
  id: string;
  family: string;
  x: number;
  y: number;
  label: string;
  parameters: Parameters;
}

export interface Counter {
  id: string;
  members: [string, number][];
  state: string;
  goal: number;
  label: string;
  parameters: Parameters;
  shape: number;
}

/** A piece on the board or in the tray; `orientations` has its cells as [row, column]. */
export interface ScenePiece {
  id: string;
  label: string;
  parameters: Parameters;
  hue: number;
  orientations: Record<string, [number, number][]>;
  pivots: Record<string, [number, number][]>;
  start: string | null;
  locked: boolean;
}

export interface Scene {
  width: number;
  height: number;
  shapes: Shape[];
  families: Record<string, Family>;
  targets: Target[];
  counters: Counter[];
  margin: [number, number, number, number];
  pieces: ScenePiece[];
  /** `note` is a message about the whole board, such as what every pair of regions needs. */
  extra: { note?: Parameters & { id: string }; names?: Record<string, string>; [field: string]: unknown };
}

export interface KindCard {
  id: string;
  status: string;
  board: "marks" | "pieces";
  sizes: string[];
  difficulties: string[];
  /** `size/difficulty` of the puzzle of the day, from Monday on. */
  daily: string[];
  options: { name: string; values: string[] }[];
  rules: { id: string }[];
  related: string[];
  generator_version: number;
  unique: boolean;
  hints: boolean;
  /** Whether its puzzles are explained step by step. */
  reasons: boolean;
  /** Whether they are edited, and the forms in which they are written. */
  editing: boolean;
  formats: string[];
  example: { puzzle: string; marks: Record<string, string> };
}

export interface Play {
  kind: string;
  puzzle: string;
  recipe: string | null;
  marks: Record<string, string>;
  scene: Scene;
  difficulty?: Difficulty;
}

/** How hard a puzzle is; `measures` are the kind's own figures, such as par. */
export interface Difficulty {
  label: string | null;
  measures: Record<string, number>;
}

/** One stage of help; `last` says that no later stage says more. */
export interface Hint {
  stage: number;
  last: boolean;
  sentence: string;
  targets: string[];
  move: string | null;
  measures: Record<string, number>;
}

/** One reasoned step of an explanation. */
export interface Step {
  name: string;
  marks: Record<string, string>;
  sentences: string[];
  targets: string[];
  areas: string[];
}

export interface Explanation {
  /** How it ended, as a sentence. */
  ending: string;
  steps: Step[];
}

export interface Violation {
  rule: string;
  targets: string[];
  pending: boolean;
  sentence: string;
}

export interface Verdict {
  solved: boolean;
  violations: Violation[];
}

/** One play of one puzzle as it is kept in the browser. */
export interface Saved {
  format: number;
  puzzle: string;
  kind: string;
  size: string;
  recipe: string | null;
  moves: string[];
  cursor: number;
  elapsed: number;
  solved: boolean;
  difficulty?: Difficulty;
  result?: Record<string, string | number | null>;
  /** How often help was asked for. */
  hints?: number;
  /** Where in the list of moves something was begun to be tried. */
  trial?: number | null;
  /** Whether the answer was shown. */
  shown?: boolean;
  updated: number;
}

/** How a puzzle was first solved: `time` in milliseconds, `date` in UTC, the kind's own in `metadata`. */
export interface Result {
  format: number;
  puzzle: string;
  kind: string;
  size: string;
  difficulty: string | null;
  recipe: string | null;
  time: number;
  moves: number;
  hints: number;
  date: string;
  metadata: Record<string, string | number | null>;
}

/** A board with marks, and every rule that they break. */
export interface BoardShown {
  puzzle: string;
  scene: Scene;
  marks: Record<string, string>;
  violations: Violation[];
}

/** A rule in words, with a board that keeps it and one that breaks it alone. */
export interface RuleShown {
  id: string;
  sentence: string;
  right: BoardShown;
  wrong: BoardShown;
}

/** A task of an introduction: its board, the marks that lie on it, and marks that do it. */
export interface Step {
  task: string;
  puzzle: string;
  scene: Scene;
  marks: Record<string, string>;
  answer: Record<string, string>;
}

/** One thing of a target that an edit sets (`sheet.py`): a choice, or a number within bounds. */
export interface Field {
  name: string;
  label: string;
  values: string[];
  words: Record<string, string>;
  keys: Record<string, string>;
  bounds: [number, number] | null;
  needs: Record<string, string>;
}

export interface EditFamily {
  fields: Field[];
  looks: Record<string, Shape[]>;
  box: [number, number, number, number];
}

/** A board as it is edited. */
export interface Sheet {
  width: number;
  height: number;
  shapes: Shape[];
  families: Record<string, EditFamily>;
  targets: Target[];
  margin: [number, number, number, number];
  divides: string[];
}

export interface Outcome {
  status: "unique" | "ambiguous" | "contradiction" | "inconclusive";
  method: "search" | "sat";
  ran_out: "nodes" | "conflicts" | "deadline" | "cancelled" | null;
  answers: string[];
  marks: Record<string, string>[];
  spent: { nodes: number; conflicts: number; seconds: number };
}

/** Clues that cannot hold together. */
export interface Clash {
  status: "conflict" | "none" | "inconclusive";
  clues: { targets: string[]; sentence: string }[];
  irreducible: boolean;
  smallest: boolean;
  ran_out: string | null;
}

/** How hard a puzzle is, and its hardest step. */
export interface Graded {
  end: "solved" | "contradiction" | "stuck" | "inconclusive";
  label: string | null;
  measures: Record<string, number>;
  hardest: { name: string; sentences: string[]; targets: string[]; areas: string[] } | null;
}

/** A puzzle that is being drawn, as it is kept in the browser. */
export interface KeptDraft {
  id: string;
  format: number;
  kind: string;
  /** On whose board the moves draw. */
  base: string;
  /** What the moves drew when they last drew a puzzle. */
  puzzle: string;
  size: string;
  moves: string[];
  cursor: number;
  floor: number;
  updated: number;
}
