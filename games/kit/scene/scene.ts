import type { ComponentType } from 'react';
import type { Json } from '../rules/round';
import type { SkinName } from '../skin';
import type { Hand } from './hand';

export type QualityTier = 'high' | 'mid' | 'low';

/** Game time: absolute, handed in, and stopped, scrubbed or slowed by whoever owns it. */
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
 * A round on show. Its events are wire JSON; the game's own timeline decodes them once. A round that many
 * share grows: the same round comes again with more events, each of which says when it happened (`atMs`).
 */
export interface RoundPlayback {
  readonly roundId: string;
  readonly events: readonly Json[];
  /** What the player did within the round, oldest first, each with its `atMs`; counted from the start. */
  readonly acts?: readonly Json[];
  /** Game time of its first moment. */
  readonly startedAtMs: number;
}

/** One event's place in time, counted from the start of the performance. */
export interface Beat {
  readonly eventIndex: number;
  readonly type: string;
  readonly atMs: number;
}

/** A sound at its time, counted from the start of the performance. */
export interface Cue {
  readonly atMs: number;
  readonly name: string;
  /** 0 to 1, on top of the bus volume. */
  readonly volume?: number;
  /** 1 is as recorded. */
  readonly rate?: number;
}

/** A round laid out in time. Pure data: the scene poses itself from it at any moment, forwards or back. */
export interface Timeline {
  readonly beats: readonly Beat[];
  readonly cues: readonly Cue[];
  /** When the board may show the result. */
  readonly resultMs: number;
  /** When nothing of this round moves any more. */
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
  /** Null while nobody has played yet: the scene idles. It keeps the last round's end pose otherwise. */
  readonly performance: RoundPlayback | null;
  /** A bet is on its way and no result is known: the scene may hold its breath, never suggest one. */
  readonly waiting: boolean;
  /** Where chips stand, as the wire form of the bet being built; for scenes that react to it. */
  readonly bet: Json | null;
  /** What the player's finger does over the stage; empty for scenes that are only watched. */
  readonly hand: Hand;
  /** Called once when textures stand and the first true frame can be drawn. */
  readonly onReady: () => void;
}

/** What a game's scene chunk exports by default. */
export interface SceneModule {
  readonly Scene: ComponentType<SceneProps>;
  readonly tuning: Tuning;
  /** What the design allows this scene on the target tier; textures in MB of 10^6 bytes. */
  readonly budget?: { readonly drawCalls: number; readonly particles: number; readonly textureMb: number };
  /**
   * Lays events out in time. Throws on an event it does not know. `acts` are what the player did meanwhile; a
   * round whose end is not known yet has a `resultMs` and an `endMs` of Infinity. `roundId` seeds what may differ
   * between rounds of the same events, as the scene seeds it too.
   */
  timeline(
    events: readonly Json[],
    tuning: Tuning,
    reducedMotion: boolean,
    acts?: readonly Json[],
    roundId?: string,
  ): Timeline;
}
