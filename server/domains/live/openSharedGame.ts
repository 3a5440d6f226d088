import { sharedGame } from '../../../games/allGames';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { Intent } from '../../ledger/once';

/** A call that moves money at a table. */
export interface TableRequest {
  readonly game: SharedGame;
  readonly intent: Intent;
  /** When the whole call had arrived, in ms since 1970 by the database's clock. */
  readonly arrivedAtMs: number;
  /** How long ago that is, by the clock of this process that never goes back. */
  readonly ageMs: () => number;
  /** How many times faster than usual the tables run. */
  readonly pace: number;
}

/** The shared game of that name, whether it is switched on or not; refuses "notFound" for others. */
export function tableOf(name: string): SharedGame {
  const game = sharedGame(name);
  if (game === null) throw refuse('notFound');
  return game;
}

/** The shared game of that name if it is switched on; refuses "notFound" otherwise. */
export function openTable({ settings }: Pick<Context, 'settings'>, name: string): SharedGame {
  if (!settings.active.ownGames.includes(name)) throw refuse('notFound');
  return tableOf(name);
}
