import { sharedGame } from '../../../games/allGames';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Config } from '../../config';
import { refuse } from '../../http/refusal';
import type { Intent } from '../../ledger/once';

/** A call that moves money at a table. */
export interface TableRequest {
  readonly game: SharedGame;
  readonly intent: Intent;
  /** When the whole call had arrived, in ms since 1970 by the database's clock. */
  readonly arrivedAtMs: number;
  /** How many times faster than usual the tables run. */
  readonly pace: number;
}

/** The shared game of that name if it is switched on; refuses "notFound" otherwise. */
export function openTable({ ownGames }: Pick<Config, 'ownGames'>, name: string): SharedGame {
  const game = sharedGame(name);
  if (game === null || !ownGames.includes(name)) throw refuse('notFound');
  return game;
}
