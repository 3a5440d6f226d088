import type { Queryable } from '../../db/database';
import { type ActivePair, activePair, type Line } from '../../fairness/pairs';

/** Active pairs that this process has used lately. They may be stale: the database decides. */
export interface PairCache {
  readonly find: (on: Queryable, line: Line) => Promise<ActivePair | null>;
  readonly keep: (line: Line, pair: ActivePair) => void;
  readonly forget: (line: Line) => void;
}

const PAIRS_MAX = 20_000;

const nameOf = ({ uid, game }: Line): string => `${uid}:${game}`;

export function createPairCache(): PairCache {
  const pairs = new Map<string, ActivePair>();
  return {
    find: async (on, line) => pairs.get(nameOf(line)) ?? activePair(on, line),
    keep: (line, pair) => {
      if (pairs.size >= PAIRS_MAX) pairs.clear();
      pairs.set(nameOf(line), pair);
    },
    forget: (line) => {
      pairs.delete(nameOf(line));
    },
  };
}
