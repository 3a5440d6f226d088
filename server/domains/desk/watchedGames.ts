import { isGameName, loyaltyBook, manifests, rulebook, sharedGame } from '../../../games/allGames';
import { LOTTO, TRADE } from '../../../games/kit/rules/otherPlay';
import type { AnyRules, Odds } from '../../../games/kit/rules/rules';
import { ORDER_ODDS } from '../../../games/kit/rules/trade/order';
import type { Queryable } from '../../db/database';
import { partsOfTickets, sumsOfTickets, ticketsOfPlayer } from '../live/desk';
import { LOTTO_ODDS, lottoOfPlayer, partsOfLotto, sumsOfLotto } from '../lotto/desk';
import {
  type GameSums,
  type PartBy,
  type PartSums,
  partsOfRounds,
  sumsForgotten,
  sumsOfPlayer,
  sumsOfRounds,
} from '../play/desk';
import { ordersOfPlayer, partsOfOrders, sumsOfOrders } from '../trade/desk';

/** Everything that is played for money, with its published odds. */
export const WATCHED_GAMES: readonly (readonly [name: string, odds: readonly Odds[]])[] = [
  ...Object.entries(rulebook as Readonly<Record<string, AnyRules>>).map(
    ([name, { odds }]) => [name, odds] as const,
  ),
  [LOTTO, LOTTO_ODDS],
  [TRADE, ORDER_ODDS],
];

/** How the console calls each of them. */
export const GAME_TITLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(manifests.map(({ name, title }) => [name, title.enPH])),
  wheel: 'Lucky Spin',
  [LOTTO]: 'Lotto',
  [TRADE]: 'Markets',
};

/** Whether the console can pause what has this name. */
export const isPausable = (name: string): boolean =>
  isGameName(name) || Object.hasOwn(loyaltyBook, name) || name === LOTTO || name === TRADE;

/** Sums over all settled bets since a time, by game. */
export const sumsSince = async (on: Queryable, since: Date): Promise<GameSums[]> => [
  ...(await sumsOfRounds(on, since)),
  ...(await sumsOfTickets(on, since)),
  ...(await sumsOfLotto(on, since)),
  ...(await sumsOfOrders(on, since)),
];

/** Sums over the settled bets on one game since a time, by parts. */
export function sumsBy(on: Queryable, by: PartBy, game: string, since: Date): Promise<PartSums[]> {
  if (game === LOTTO) return partsOfLotto(on, by, since);
  if (game === TRADE) return partsOfOrders(on, by, since);
  return (sharedGame(game) === null ? partsOfRounds : partsOfTickets)(on, by, game, since);
}

/** Sums over all settled bets of one player, by game; those that have left the database too. */
export const sumsOf = async (on: Queryable, uid: number): Promise<GameSums[]> =>
  addUp([
    ...(await sumsOfPlayer(on, uid)),
    ...(await ticketsOfPlayer(on, uid)),
    ...(await sumsForgotten(on, uid)),
    ...(await lottoOfPlayer(on, uid)),
    ...(await ordersOfPlayer(on, uid)),
  ]);

function addUp(parts: readonly GameSums[]): GameSums[] {
  const games = new Map<string, GameSums>();
  for (const part of parts) {
    const sum = games.get(part.game);
    games.set(
      part.game,
      sum === undefined
        ? part
        : {
            game: part.game,
            bets: sum.bets + part.bets,
            stakedCentavos: sum.stakedCentavos + part.stakedCentavos,
            returnedCentavos: sum.returnedCentavos + part.returnedCentavos,
            returns: sum.returns + part.returns,
            squares: sum.squares + part.squares,
          },
    );
  }
  return [...games.values()];
}
