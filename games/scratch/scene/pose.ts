import { blankWin, type WinPose } from '../../kit/scene/light/winShow';
import { PANEL_COUNT } from '../rules/card';
import type { Plan } from './timeline';

/** The current ticket, and the data to find its strokes and its motifs. */
export interface Round {
  readonly roundId: string;
  readonly plan: Plan;
}

/** One panel at one moment. */
export interface PanelPose {
  /** How much of its foil has been removed besides the strokes: 0 to 1. */
  open: number;
  /** Light from below, for two or three open panels of one motif. */
  warm: number;
  /** How far its motif is raised. */
  rise: number;
  /** Brightness; a mega win leaves only the winners bright. */
  light: number;
}

/** Everything that moves, at one moment. The same object is overwritten each frame. */
export interface Pose extends WinPose {
  /** The ticket on the counter; null for one that is not bought yet. */
  card: { roundId: string; plan: Plan; elapsedMs: number } | null;
  /** The ticket's offset from its place, in design px. */
  readonly ticket: { x: number; y: number; turn: number; scale: number; alpha: number };
  readonly panels: readonly PanelPose[];
  /** Brightness of the paper. */
  paper: number;
  /** How far the corner of a losing ticket is folded. */
  fold: number;
  /** Progress of a gloss over a new ticket, 0 to 1; -1 without one. */
  gloss: number;
  /** Position of the band of light on the foil, in design px from its middle. */
  band: number;
  /** The sun that bursts from the foil of a large win: its age in ms; -1 without one. */
  sunMs: number;
  sunLight: number;
  /** Length and brightness of the line between the winners. */
  link: number;
  linkLight: number;
}

export const blankPose = (): Pose => ({
  ...blankWin(),
  card: null,
  ticket: { x: 0, y: 0, turn: 0, scale: 1, alpha: 1 },
  panels: Array.from({ length: PANEL_COUNT }, () => ({ open: 0, warm: 0, rise: 0, light: 1 })),
  paper: 1,
  fold: 0,
  gloss: -1,
  band: 0,
  sunMs: -1,
  sunLight: 0,
  link: 0,
  linkLight: 0,
});
