import type { Beat, Cue, Timeline } from '../scene';

/** One handler for every type of event; a missing one does not compile. */
export type Handlers<Event extends { readonly type: string }, Score> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, score: Score) => void;
};

/** Collects what a round's handlers add, in the order of the events. */
export class ScoreSheet {
  readonly beats: Beat[] = [];
  readonly cues: Cue[] = [];
  resultMs = 0;
  endMs = 0;

  /** The time of the event whose handler is running. */
  beat(type: string, atMs: number): void {
    this.beats.push({ eventIndex: this.beats.length, type, atMs });
    this.until(atMs);
  }

  cue(name: string, atMs: number, volume = 1, rate = 1): void {
    this.cues.push({ name, atMs, volume, rate });
  }

  /** The round does not end before this time. */
  until(atMs: number): void {
    if (atMs > this.endMs) this.endMs = atMs;
  }

  finish(): Timeline {
    const cues = this.cues.toSorted((a, b) => a.atMs - b.atMs);
    return { beats: this.beats, cues, resultMs: this.resultMs, endMs: this.endMs };
  }
}

/** Runs each event through its handler, in order. Throws for an event without one. */
export function layOut<Event extends { readonly type: string }, Score>(
  events: readonly Event[],
  handlers: Handlers<Event, Score>,
  score: Score,
): Score {
  for (const event of events) {
    const handler = handlers[event.type as Event['type']] as
      | ((event: Event, score: Score) => void)
      | undefined;
    if (handler === undefined) throw new Error(`no handler for the event ${event.type}`);
    handler(event, score);
  }
  return score;
}
