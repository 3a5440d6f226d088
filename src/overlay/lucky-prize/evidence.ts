import type { LuckyDraw } from '../../../contract/rewards/luckyPrize';
import { RAFFLE } from '../../../games/kit/fairness/raffle';

/** The draw as every verifier takes it. */
export function evidenceOf(draw: LuckyDraw) {
  const { week, winners, serverSeed, listHash: clientSeed, commitment, beacon, tickets, drawAt } = draw;
  return {
    game: RAFFLE,
    roundNumber: week,
    outcome: winners.map(({ number }) => number - 1),
    serverSeed,
    clientSeed,
    commitment,
    tickets,
    prizes: winners.length,
    beacon,
    closesAt: closingOf(drawAt),
  };
}

const HOUR_MS = 3_600_000;
/** A verifier takes the first number that is due a second after closing. */
const MARGIN_MS = 1_000;

/** A draw is bound to the first number that is due at the full hour or later. */
const closingOf = (drawAt: string): number => Math.floor(Date.parse(drawAt) / HOUR_MS) * HOUR_MS - MARGIN_MS;
