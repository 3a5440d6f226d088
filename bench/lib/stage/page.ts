/** What the page of the benches can be told, from outside the browser. Times are game time in ms. */
export interface StagePage {
  readonly games: () => readonly string[];
  /** Puts a game's moment on the product's own stage, with a clock that only `frames` moves. */
  readonly enter: (game: string, moment: string) => Promise<Entered>;
  /** Takes the stage down, application and all. */
  readonly leave: () => Promise<void>;
  /** A bare Pixi application of the same size, with one shape that turns. */
  readonly enterBare: () => Promise<void>;
  /** Poses and draws so many frames. */
  readonly frames: (wanted: Frames) => void;
  /** Nothing reaches the graphics card from here on: draws are left out, what comes before them is not. */
  readonly stubDraws: () => void;
  /** Poses and draws so many frames and says what each of them sent to the graphics card. */
  readonly counted: (wanted: Frames) => Counted;
  /** How often a pixel of the canvas is drawn in one frame, on average. */
  readonly overdraw: (atMs: number) => number;
  /** By how much less a pixel is drawn, on average, when one part of the scene is left out; for each part. */
  readonly covers: (atMs: number) => readonly Cover[];
  readonly graphics: () => { readonly textures: number; readonly contexts: number };
  /** Makes so many bytes of garbage in each of so many turns, to hold a reading of the heap against. */
  readonly litter: (turns: number, bytes: number) => void;
  /** Keeps so many bytes for good. */
  readonly keep: (bytes: number) => void;
}

export interface Cover {
  /** The way down the tree to the part, and what it is. */
  readonly where: string;
  readonly touches: number;
}

export interface Entered {
  /** When the moment's picture stands. */
  readonly atMs: number;
  readonly budget: { readonly drawCalls: number; readonly particles: number; readonly textureMb: number };
}

export interface Frames {
  readonly count: number;
  readonly fromMs: number;
  /** After so long it begins anew, so that the moment's load stays the same however many frames there are. */
  readonly spanMs: number;
  /** Waits for the graphics card after each frame. */
  readonly finish?: boolean;
}

/** The most that any one frame took, and how many frames there were. */
export interface Counted {
  readonly frames: number;
  readonly drawCalls: number;
  /** Calls that send buffers or pictures. */
  readonly uploads: number;
  /** Of those, pictures: a scene that plays should send none. */
  readonly pictures: number;
  readonly particles: number;
  readonly textureMb: number;
}

declare global {
  interface Window {
    readonly stagePage: StagePage;
  }
}
