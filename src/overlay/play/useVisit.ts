import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { GameCard } from '../../../games/kit/card';
import { allGamesAtom } from '../../shared/catalogue/gameList';
import { keyOf, ownGame } from '../../shared/catalogue/games';
import { addRecentAtom } from '../../shared/catalogue/recents';
import { asksAlways } from '../../shared/navigation/gameEntry';
import type { PlayMode } from '../../shared/play/play';
import { closePopup, openPopup } from '../../shared/popups/popups';
import { readAtom } from '../../shared/store/store';
import { whenIdle } from '../../shared/whenIdle';
import { warmRng } from '../../shared/workers/rng';
import { useTheme } from '../../theme/shown';
import { preloadSheet } from '../../ui/sheet/Sheet';
import { demoGameAtom, enterDemo, introduceDemo } from './demo/demo';
import { showsEntryPopup } from './demo/demoAccount';
import { preloadSheets } from './lazySheets';

interface Visit {
  readonly card: GameCard;
  /** The wallet named in the address; null if it names none. */
  readonly requestedMode: PlayMode | null;
  readonly onChoose: (mode: PlayMode) => void;
}

/** Runs once per entry: counts the entry, adds the game to the recent ones, and asks newcomers how to play. */
export function useVisit({ card, requestedMode, onChoose }: Visit): void {
  const listed = ownGame(useAtomValue(allGamesAtom), card.id);
  const addRecent = useSetAtom(addRecentAtom);
  const key = listed === undefined ? null : keyOf(listed);
  const { skin } = useTheme();
  // Some skins ask before the game is opened, and an address that names a wallet is the answer already.
  const asksNewcomers = !asksAlways(skin) && card.hasDemo && requestedMode === null;
  useEffect(() => {
    if (key !== null) addRecent({ key, skin });
  }, [key, addRecent]);

  // Once per entry, whatever re-renders.
  useEffect(() => {
    introduceDemo(card);
    // The scene loads first.
    void whenIdle().then(() => {
      warmRng();
      preloadSheet();
      preloadSheets(card);
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
