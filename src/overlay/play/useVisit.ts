import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { GameCard } from '../../../games/kit/card';
import { allGamesAtom } from '../../shared/catalogue/gameList';
import { keyOf, ownGame } from '../../shared/catalogue/games';
import { addRecentAtom } from '../../shared/catalogue/recents';
import type { PlayMode } from '../../shared/play/play';
import { closePopup, openPopup } from '../../shared/popups/popups';
import { readAtom } from '../../shared/store/store';
import { whenIdle } from '../../shared/whenIdle';
import { warmRng } from '../../shared/workers/rng';
import { useTheme } from '../../theme/shown';
import { warmSheet } from '../../ui/sheet/Sheet';
import { demoGameAtom, enterDemo, introduceDemo } from './demo/demo';
import { showsEntryPopup } from './demo/demoAccount';
import { preloadSheets } from './lazySheets';

/** What happens once per entry: the entry counts, the game is recent, and newcomers are asked how to play. */
export function useVisit(card: GameCard, onChoose: (mode: PlayMode) => void): void {
  const listed = ownGame(useAtomValue(allGamesAtom), card.id);
  const addRecent = useSetAtom(addRecentAtom);
  const key = listed === undefined ? null : keyOf(listed);
  const { skin } = useTheme();
  // The neon skin has asked before the game was opened.
  const asksNewcomers = skin !== 'v3' && card.hasDemo;
  useEffect(() => {
    if (key !== null) addRecent(key);
  }, [key, addRecent]);

  // once per entry, whatever renders meanwhile.
  useEffect(() => {
    introduceDemo(card);
    // The picture comes first.
    void whenIdle().then(() => {
      warmRng();
      warmSheet();
      preloadSheets();
    });
    if (asksNewcomers && showsEntryPopup(readAtom(demoGameAtom(card.name))))
      openPopup('gameEntry', { card, onChoose }, 50);
    enterDemo(card.name);
    return () => {
      closePopup('gameEntry');
      closePopup('switchToReal');
    };
  }, [card]);
}
