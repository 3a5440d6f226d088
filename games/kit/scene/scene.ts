import type { ComponentType } from 'react';
import type { Json } from '../rules/round';
import type { SkinName } from '../skin';
import type { Hand } from './hand';

export type QualityTier = 'high' | 'mid' | 'low';

/** Game time: absolute, passed in, and stopped, scrubbed or slowed by its owner. */
export interface Clock {
  nowMs(): number;
}

/** The stage in CSS pixels. `focus` is the part that header and board leave free: the action belongs there. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly focus: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * The current round. Its events are wire JSON; the game's own timeline decodes them once. A shared round grows: the
 * same round is passed again with more events, each with the time at which it happened (`atMs`).
 */
export interface RoundPlayback {
  readonly roundId: string;
  readonly events: readonly Json[];
  /** The player's acts within the round, oldest first, each with its `atMs`, in ms since the start. */
  readonly acts?: readonly Json[];
  /** Game time of its start. */
  readonly startedAtMs: number;
}

/** One event's place in time, in ms since the start of the playback. */
export interface Beat {
  readonly eventIndex: number;
  readonly type: string;
  readonly atMs: number;
}

/** A sound at its time, in ms since the start of the playback. */
export interface Cue {
  readonly atMs: number;
  readonly name: string;
  /** 0 to 1, on top of the bus volume. */
  readonly volume?: number;
  /** Playback rate; 1 is as recorded. */
  readonly rate?: number;
}

/** A round laid out in time. Pure data: the scene poses itself from it at any time, forwards or backwards. */
export interface Timeline {
  readonly beats: readonly Beat[];
  readonly cues: readonly Cue[];
  /** When the board may show the result. */
  readonly resultMs: number;
  /** When the round's last movement ends. */
  readonly endMs: number;
}

/** Numbers a designer may change without touching code; read from the game's tuning.json. */
export type Tuning = Readonly<Record<string, number | string>>;

export interface SceneProps {
  readonly clock: Clock;
  readonly frame: Frame;
  readonly skin: SkinName;
  readonly tier: QualityTier;
  readonly reducedMotion: boolean;
  readonly tuning: Tuning;
  /** Null before the first round: the scene idles. Otherwise it keeps the last round's end pose. */
  readonly playback: RoundPlayback | null;
  /** A bet has been sent and no result is known: the scene may build suspense, but must not suggest a result. */
  readonly waiting: boolean;
  /** The wire form of the bet being built; for scenes that react to it. */
  readonly bet: Json | null;
  /** The player's pointer over the stage; empty for scenes that do not use it. */
  readonly hand: Hand;
  /** The player has a colour of their own for the table; for scenes with a cloth. */
  readonly ownFelt?: boolean | undefined;
  /** Called once when the textures are ready and the first complete frame can be drawn. */
  readonly onReady: () => void;
}

/** What a game's scene chunk exports by default. */
export interface SceneModule {
  readonly Scene: ComponentType<SceneProps>;
  readonly tuning: Tuning;
  /** The design's limits for this scene on the target tier; textures in MB of 10^6 bytes. */
  readonly budget?: { readonly drawCalls: number; readonly particles: number; readonly textureMb: number };
  /**
   * Lays events out in time. Throws for an event it does not know. `acts` are what the player did meanwhile; a round
   * whose end is not known yet has a `resultMs` and an `endMs` of Infinity. `roundId` seeds what may differ between
   * rounds of the same events, in the scene too.
   */
  timeline(
    events: readonly Json[],
    tuning: Tuning,
    reducedMotion: boolean,
    acts?: readonly Json[],
    roundId?: string,
  ): Timeline;
}
