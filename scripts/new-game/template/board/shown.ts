import * as z from 'zod/mini';
import type { Json } from '../../../../games/kit/rules/round';
import { type Bet, bet, type Side } from '../rules/bet';
import { event, type NewgameEvent } from '../rules/events';

/** What the events performed so far have shown. */
export interface Shown {
  readonly landed: Side | null;
  readonly settled: Extract<NewgameEvent, { type: 'roundSettled' }> | null;
}

/** Reads events in wire form; one this board does not know is passed over. */
export function shownBy(events: readonly Json[]): Shown {
  let shown: Shown = { landed: null, settled: null };
  for (const wire of events) {
    const { data } = z.safeDecode(event, wire as never);
    if (data?.type === 'landed') shown = { ...shown, landed: data.side };
    if (data?.type === 'roundSettled') shown = { ...shown, settled: data };
  }
  return shown;
}

/** A bet in wire form; null for something that is none. */
export const readBet = (wire: Json | null): Bet | null => z.safeDecode(bet, wire as never).data ?? null;
