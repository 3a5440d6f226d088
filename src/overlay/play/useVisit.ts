import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { GameCard } from '../../../games/kit/card';
import { warmRng } from '../../io/workers';
import { useLook } from '../../look/shown';
import { calm } from '../../state/calm';
import { allGamesAtom } from '../../state/config';
import { demoGameAtom, enterDemo, introduceDemo } from '../../state/demo';
import { showsEntryPopup } from '../../state/demoAccount';
import { keyOf, ownGame } from '../../state/games';
import type { PlayMode } from '../../state/play';
import { closePopup, openPopup } from '../../state/popups';
import { addRecentAtom } from '../../state/recents';
import { readAtom } from '../../state/store';
import { warmSheet } from '../../ui/Sheet';
import { warmTableSheets } from './tableSheets';

/** What happens once per entry: the entry counts, the game is recent, and newcomers are asked how to play. */
export function useVisit(card: GameCard, onChoose: (mode: PlayMode) => void): void {
  const listed = ownGame(useAtomValue(allGamesAtom), card.id);
  const addRecent = useSetAtom(addRecentAtom);
  const key = listed === undefined ? null : keyOf(listed);
  const { skin } = useLook();
  // The neon skin has asked before the game was opened.
  const asksNewcomers = skin !== 'v3' && card.hasDemo;
  useEffect(() => {
    if (key !== null) addRecent(key);
  }, [key, addRecent]);

  // once per entry, whatever renders meanwhile.
  useEffect(() => {
    introduceDemo(card);
    // The picture comes first.
    void calm().then(() => {
      warmRng();
      warmSheet();
      warmTableSheets();
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
