import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { GameCard } from '../../../games/kit/card';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { keepMode, lastMode, type PlayMode } from '../../shared/play/play';
import { loggedInAtom } from '../../shared/session/session';

/** The address of a game in one of its wallets. */
export const gameAddress = (card: Pick<GameCard, 'id'>, mode: PlayMode): string =>
  `/games/og?id=${card.id}&mode=${mode}`;

/**
 * The wallet in play: what the address asks for, else what was played last, else the real one. A guest has
 * the demo alone; asking for real play leads him to log-in and back.
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
