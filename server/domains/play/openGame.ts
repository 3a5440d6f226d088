import { isGameName, rulebook } from '../../../games/allGames';
import type { AnyRules } from '../../../games/kit/rules/rules';
import type { Config } from '../../config';
import { refuse } from '../../http/refusal';

/** The rules of a game that is switched on; refuses "notFound" otherwise. */
export function openGame({ ownGames }: Pick<Config, 'ownGames'>, name: string): AnyRules {
  if (!isGameName(name) || !ownGames.includes(name)) throw refuse('notFound');
  return rulebook[name];
}
