import type { Moment } from '../../games/kit/card';
import type { Clock, Tuning } from '../../games/kit/scene/scene';
import type { GameClock } from '../../src/stage/clock';
import type { Figures } from '../../src/stage/figures';
import type { PixiCanvasState } from '../../src/stage/PixiCanvas';
import type { Cell } from '../cell';
import type { SceneContents } from '../inside/contents';

/** What a screen shows. Its clock is that of the workbench, so that all screens keep step. */
export interface ScreenInput {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly tuning: Tuning;
  readonly clock: GameClock & Clock;
  readonly playing: boolean;
}

/** What a screen tells of itself. */
export interface ScreenReport {
  readonly state: PixiCanvasState;
  readonly readFigures: (() => Figures) | null;
  readonly contents: SceneContents | null;
  /** What the board on the screen belongs to; null while it is loading. */
  readonly boardOf: ScreenInput | null;
  /** Why it cannot be drawn, with the file at fault. */
  readonly failure: string | null;
}

const NOTHING: ScreenReport = {
  state: 'empty',
  readFigures: null,
  contents: null,
  boardOf: null,
  failure: null,
};

/**
 * The connection between the workbench and one screen, which is a document of its own: a board asks for the size of its
 * window, the skin stands on the root element, and several screens show several skins at once.
 */
export class ScreenPort {
  readonly #listeners = new Set<() => void>();
  #input: ScreenInput | null = null;
  #report: ScreenReport = NOTHING;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly input = (): ScreenInput | null => this.#input;
  readonly report = (): ScreenReport => this.#report;

  show(input: ScreenInput): void {
    this.#input = input;
    this.#tell();
  }

  tell(part: Partial<ScreenReport>): void {
    this.#report = { ...this.#report, ...part };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** An element that holds a screen, with its port. */
export interface PortElement extends HTMLIFrameElement {
  screenPort?: ScreenPort;
}

/** The port of this document, if it is a screen; null in a window of its own. */
export const ownPort = (): ScreenPort | null =>
  (window.frameElement as PortElement | null)?.screenPort ?? null;
