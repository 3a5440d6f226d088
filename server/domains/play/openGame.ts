import { isGameName, rulebook } from '../../../games/allGames';
import type { AnyRules } from '../../../games/kit/rules/rules';
import type { Context } from '../../context';
import { moneySettings } from '../../http/moneySettings';
import { type Refusal, refuse } from '../../http/refusal';

/** The rules of an own game, whether it is switched on or not; refuses "notFound" for others. */
export function rulesOf(name: string): AnyRules {
  if (!isGameName(name)) throw refuse('notFound');
  return rulebook[name];
}

/** The rules of a game that is switched on; refuses "notFound" otherwise. */
export function openGame({ settings }: Pick<Context, 'settings'>, name: string): AnyRules {
  if (!settings.active.ownGames.includes(name)) throw refuse('notFound');
  return rulesOf(name);
}

/**
 * Why a game takes no bet now: "notFound" where it is switched off, "gamePaused"; null where it does. Asked after a look
 * for an earlier answer, because a bet that was taken stays taken. Throws "busy" while the settings are not known.
 */
export function playRefusal(context: Pick<Context, 'settings'>, name: string): Refusal | null {
  const { ownGames, pausedGames } = moneySettings(context);
  if (!ownGames.includes(name)) return refuse('notFound');
  return pausedGames.includes(name) ? refuse('gamePaused') : null;
}
