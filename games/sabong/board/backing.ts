import * as z from 'zod/mini';
import type { TableBet } from '../../kit/card';
import { SIDES, type Side } from '../rules/matchups';

const seen = z.object({ side: z.enum(SIDES) });

/** The side of a bet of the table; null for an unknown one. */
export function sideOf({ bet }: TableBet): Side | null {
  const parsed = z.safeParse(seen, bet);
  return parsed.success ? parsed.data.side : null;
}

/** The sum of all stakes of the contest in centavos, by side. */
export function stakesBySide(bets: readonly TableBet[]): Readonly<Record<Side, bigint>> {
  const stakes = { meron: 0n, draw: 0n, wala: 0n };
  for (const bet of bets) {
    const side = sideOf(bet);
    if (side !== null) stakes[side] += bet.stakeCentavos;
  }
  return stakes;
}
