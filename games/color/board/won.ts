import * as z from 'zod/mini';
import type { Centavos } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import type { WinTier } from '../../kit/rules/tier';
import type { Color } from '../rules/colors';
import { type ColorEvent, event } from '../rules/events';
import { paysText } from './odds';
import { keyOf, type Place } from './table';

/** A place that won: its multiplier for display, and its payout. */
export interface Won {
  readonly place: Place;
  readonly pays: string;
  readonly stake: Centavos;
  readonly payout: Centavos;
}

/** The results in the events so far. */
export interface Progress {
  readonly cubes: readonly Color[];
  readonly won: ReadonlyMap<string, Won>;
  readonly settled: { readonly stake: Centavos; readonly payout: Centavos; readonly tier: WinTier } | null;
}

/** Reads events in wire form; unknown events are skipped. */
export function progressOf(events: readonly Json[]): Progress {
  const cubes: Color[] = [];
  const won = new Map<string, Won>();
  let settled: Progress['settled'] = null;
  for (const happened of events.flatMap(read)) {
    if (happened.type === 'cubeStopped') cubes[happened.cube] = happened.color;
    if (happened.type === 'positionWon') {
      const { kind, colors, stake, payout, pays } = happened;
      won.set(keyOf({ kind, colors }), { place: { kind, colors }, pays: paysText(pays), stake, payout });
    }
    if (happened.type === 'roundSettled') settled = happened;
  }
  return { cubes, won, settled };
}

function read(json: Json): ColorEvent[] {
  const parsed = z.safeDecode(event, json as never);
  return parsed.success ? [parsed.data] : [];
}

/** The place with the highest payout; null if none won. */
export function bestOf({ won }: Progress): Won | null {
  let best: Won | null = null;
  for (const each of won.values()) if (best === null || each.payout > best.payout) best = each;
  return best;
}
