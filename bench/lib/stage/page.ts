/** The functions of the bench page, called from outside the browser. Times are game time in ms. */
export interface StagePage {
  readonly games: () => readonly string[];
  /** Shows a moment of a game on the product's own stage, with a clock that only `frames` advances. */
  readonly enter: (game: string, moment: string) => Promise<Entered>;
  /** Unmounts the stage and its application. */
  readonly leave: () => Promise<void>;
  /** Starts a bare Pixi application of the same size that rotates one shape. */
  readonly enterBare: () => Promise<void>;
  /** Poses and draws these frames. */
  readonly frames: (wanted: Frames) => void;
  /** Disables draw calls from here on; everything before them still runs. */
  readonly stubDraws: () => void;
  /** Poses and draws these frames, and counts what each sends to the graphics card. */
  readonly counted: (wanted: Frames) => Counted;
  /** How often a pixel of the canvas is drawn in one frame, on average. */
  readonly overdraw: (atMs: number) => number;
  /** For each part of the scene, how much less often a pixel is drawn without it, on average. */
  readonly covers: (atMs: number) => readonly Cover[];
  readonly graphics: () => { readonly textures: number; readonly contexts: number };
  /** Allocates this many bytes of garbage in each turn, as a known value for a measurement. */
  readonly litter: (turns: number, bytes: number) => void;
  /** Allocates this many bytes permanently. */
  readonly keep: (bytes: number) => void;
}

export interface Cover {
  /** The path of the part in the tree, and its type and size. */
  readonly where: string;
  readonly touches: number;
}

export interface Entered {
  /** The time of the moment. */
  readonly atMs: number;
  readonly budget: { readonly drawCalls: number; readonly particles: number; readonly textureMb: number };
}

export interface Frames {
  readonly count: number;
  readonly fromMs: number;
  /** Restarts after this span, so that the load stays the same for any number of frames. */
  readonly spanMs: number;
  /** Waits for the graphics card after each frame. */
  readonly finish?: boolean;
}

/** The maximum of any one frame, and the number of frames. */
export interface Counted {
  readonly frames: number;
  readonly drawCalls: number;
  /** Calls that upload buffers or textures. */
  readonly uploads: number;
  /** Of those, textures: a running scene should upload none. */
  readonly pictures: number;
  readonly particles: number;
  readonly textureMb: number;
}

declare global {
  interface Window {
    readonly stagePage: StagePage;
  }
}
