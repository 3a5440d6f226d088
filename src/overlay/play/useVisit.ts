import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
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

/** What happens once per entry: the entry counts, the game is recent, and newcomers are asked how to play. */
export function useVisit(card: GameCard, onChoose: (mode: PlayMode) => void): void {
  const listed = ownGame(useAtomValue(allGamesAtom), card.id);
  const addRecent = useSetAtom(addRecentAtom);
  const key = listed === undefined ? null : keyOf(listed);
  const { skin } = useLook();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The neon skin asks before every game, unless the question was answered on the way here.
  const asksAlways = skin === 'v3' && query.get('mode') === null;
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
    });
    if (asksAlways || (asksNewcomers && showsEntryPopup(readAtom(demoGameAtom(card.name))))) {
      // Where every game is asked for, no answer is a no.
      const onLeave = asksAlways ? () => navigate('/', { replace: true }) : undefined;
      openPopup('gameEntry', { card, onChoose, onLeave }, 50);
    }
    enterDemo(card.name);
    return () => {
      closePopup('gameEntry');
      closePopup('switchToReal');
    };
  }, [card]);
}
