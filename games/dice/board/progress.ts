import * as z from 'zod/mini';
import type { Centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import { type DiceEvent, event } from '../rules/events';
import type { Mode, Place } from '../rules/mode';

/** A place or side that won: its multiplier as a fraction in text, and its payout. */
export interface Won {
  readonly place: Place;
  readonly pays: string;
  readonly stake: Centavos;
  readonly payout: Centavos;
}

/** The results in the events so far. */
export interface Progress {
  readonly mode: Mode | null;
  /** Empty until they have landed. */
  readonly dice: readonly number[];
  readonly won: readonly Won[];
  readonly settled: { readonly stake: Centavos; readonly payout: Centavos; readonly tier: WinTier } | null;
}

/** Reads events in wire form; unknown events are skipped. */
export function progressOf(events: readonly Json[]): Progress {
  let mode: Progress['mode'] = null;
  let dice: Progress['dice'] = [];
  let settled: Progress['settled'] = null;
  const won: Won[] = [];
  for (const happened of events.flatMap(read)) {
    if (happened.type === 'coverClosed') mode = happened.mode;
    if (happened.type === 'diceStopped') dice = happened.dice;
    if (happened.type === 'positionWon') won.push(happened);
    if (happened.type === 'roundSettled') settled = happened;
  }
  return { mode, dice, won, settled };
}

function read(json: Json): DiceEvent[] {
  const parsed = z.safeDecode(event, json as never);
  return parsed.success ? [parsed.data] : [];
}
