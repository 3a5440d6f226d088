import { useMemo } from 'react';
import type { Game } from '../../../contract/config';
import { cabinet } from '../../../games/cards';
import { textIn } from '../../../games/kit/rules/manifest';
import { useTranslation } from '../../i18n/i18n';

/** One of our own games as the lobby draws it. */
export interface OwnGame {
  readonly id: number;
  /** Its tile is called so. */
  readonly name: string;
  readonly hot: boolean;
  /** Its demo is open to guests. */
  readonly hasDemo: boolean;
}

/** In the order of the shelf. */
export const OWN_GAMES: readonly OwnGame[] = [...cabinet]
  .sort((a, b) => a.shelfPlace - b.shelfPlace)
  .map(({ id, name, isHot = false, hasDemo, membersOnly = false }) => ({
    id,
    name,
    hot: isHot,
    hasDemo: hasDemo && !membersOnly,
  }));

/** Our own game behind an entry of the list; undefined for a provider's game. */
export const drawnGame = (game: Game): OwnGame | undefined =>
  game.isOwn ? OWN_GAMES.find(({ id }) => String(id) === game.gameId) : undefined;

export const cardNamed = (name: string) => cabinet.find((card) => card.name === name);

/** What own games are called in the player's language, and their kinds, by name. */
export function useOwnTexts() {
  const { language } = useTranslation();
  return useMemo(() => {
    const text = (name: string, part: 'title' | 'kind'): string => {
      const card = cardNamed(name);
      return card === undefined ? name : textIn(card[part], language);
    };
    return {
      titleOf: (name: string): string => text(name, 'title'),
      kindOf: (name: string): string => text(name, 'kind'),
    };
  }, [language]);
}
