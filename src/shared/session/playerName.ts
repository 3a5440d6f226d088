import type { Translation } from '../../i18n/i18n';

/** The name that the server gives to who has not chosen one. */
const GIVEN = /^Player (\d+)$/;

/** A player's name as it is shown: their own, or the given one in the language of the page. */
export function playerName(name: string, t: Translation['t']): string {
  const number = GIVEN.exec(name)?.[1];
  return number === undefined ? name : t('lobby.player', { number });
}
