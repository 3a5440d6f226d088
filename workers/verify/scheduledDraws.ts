import type { Draw } from '../../games/kit/rules/draw';
import type { Json } from '../../games/kit/rules/round';

/** What a raffle's draw needs besides the seeds. */
export interface RaffleSize {
  readonly tickets?: number | undefined;
  readonly prizes?: number | undefined;
}

const TICKETS_MAX = 10_000_000;

/** The outcome of a scheduled draw, in wire form; text that says why there is none; null for a name that is no such draw. */
export function scheduledOutcome(name: string, draw: Draw, size: RaffleSize): Json | null {
  if (name === 'lotto') {
    const twoD = [draw.uniform(31) + 1, draw.uniform(31) + 1];
    return { twoD, threeD: [draw.uniform(10), draw.uniform(10), draw.uniform(10)] };
  }
  if (name === 'raffle') return raffled(draw, size);
  return null;
}

/** For each prize the place on the published list that wins it: the first steps of a shuffle. */
function raffled(draw: Draw, { tickets = 0, prizes = 0 }: RaffleSize): Json {
  if (!(tickets >= prizes && prizes >= 1 && tickets <= TICKETS_MAX)) return 'no raffle has this size';
  const places = Array.from({ length: tickets }, (_, place) => place);
  for (let prize = 0; prize < prizes; prize += 1) {
    const other = prize + draw.uniform(tickets - prize);
    [places[prize], places[other]] = [places[other] ?? 0, places[prize] ?? 0];
  }
  return places.slice(0, prizes);
}
