import type { Context } from '../../context';
import { type ActivePair, activePair, type Line } from '../../fairness/pairs';

type PairSource = Pick<Context, 'db' | 'pairSeals'>;

/** Active pairs that this process has used lately. They may be stale: the database decides. */
export interface PairCache {
  readonly find: (context: PairSource, line: Line) => Promise<ActivePair | null>;
  readonly keep: (line: Line, pair: ActivePair) => void;
  readonly forget: (line: Line) => void;
}

const PAIRS_MAX = 20_000;

const nameOf = ({ uid, game }: Line): string => `${uid}:${game}`;

export function createPairCache(): PairCache {
  const pairs = new Map<string, ActivePair>();
  return {
    find: async ({ db, pairSeals }, line) => pairs.get(nameOf(line)) ?? activePair(db, pairSeals, line),
    keep: (line, pair) => {
      if (pairs.size >= PAIRS_MAX) pairs.clear();
      pairs.set(nameOf(line), pair);
    },
    forget: (line) => {
      pairs.delete(nameOf(line));
    },
  };
}
