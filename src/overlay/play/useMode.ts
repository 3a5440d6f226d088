import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Address } from '../../../contract/addresses';
import type { GameCard } from '../../../games/kit/card';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { keepMode, lastMode, type PlayMode } from '../../shared/play/play';
import { loggedInAtom } from '../../shared/session/session';

/** The address of a game with a wallet. */
export const gameAddress = (card: Pick<GameCard, 'id'>, mode: PlayMode): Address =>
  `/games/og?id=${card.id}&mode=${mode}`;

/**
 * The current wallet: the one named in the address, otherwise the last one played, otherwise the real one. A guest
 * has only the demo; requesting real play redirects them to the log-in and back.
 */
export function useMode(card: GameCard, asked: string | null) {
  const loggedIn = useAtomValue(loggedInAtom);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PlayMode>(() => {
    const first = asked === 'demo' || asked === 'real' ? asked : (lastMode(card.name) ?? 'real');
    return first === 'demo' && !card.hasDemo ? 'real' : first;
  });
  const mode: PlayMode = loggedIn || !card.hasDemo || card.membersOnly === true ? chosen : 'demo';
  const setMode = (next: PlayMode) => {
    if (next === 'real' && !loggedIn) return navigate(loginRedirect(gameAddress(card, 'real'), false));
    keepMode(card.name, next);
    setChosen(next);
  };
  return { mode, setMode, loggedIn };
}
