import type { Game } from '../../../contract/config';

/** A list of games as the server sends it and the device keeps it. */
export interface KeyedGames {
  /** The games of each brand, in the order of the list. */
  readonly allGames: Readonly<Record<string, readonly Game[]>>;
  /** The brand of each game of the list. */
  readonly order: readonly string[];
}

/** The games of all brands in the order of the list. */
export function gamesInOrder({ allGames, order }: KeyedGames): readonly Game[] {
  const taken: Record<string, number> = {};
  return order.flatMap((brand) => {
    const at = taken[brand] ?? 0;
    taken[brand] = at + 1;
    return allGames[brand]?.[at] ?? [];
  });
}
