import { useAtomValue } from 'jotai';
import { lazy } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { cabinet } from '../../../games/cabinet';
import { publicConfigAtom } from '../../shared/config/config';
import { entryRules } from '../../shared/navigation/gameEntry';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { lastMode, type PlayMode } from '../../shared/play/play';
import { awayAtom } from '../../shared/safer-play/saferPlay';
import { loggedInAtom } from '../../shared/session/session';
import { useTheme } from '../../theme/shown';
import { ClosedGame } from '../../ui/page/ClosedGame';
import { EntryQuestion } from './EntryQuestion';
import { OpenGame } from './OpenGame';

/** Rounds that all play together bring a third of the table with them: games that one plays alone do without. */
const sharedGame = () =>
  lazy(async () => {
    try {
      return { default: (await import('./shared/SharedGame')).OpenSharedGame };
    } catch (error) {
      // Who tries again asks again.
      OpenSharedGame = sharedGame();
      throw error;
    }
  });
let OpenSharedGame = sharedGame();

/** /games/og?id=…&mode=…: one of the house's own games. */
export function GamePage() {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const { skin } = useTheme();
  const loggedIn = useAtomValue(loggedInAtom);
  const away = useAtomValue(awayAtom);
  const open = useAtomValue(publicConfigAtom)?.ownGames;
  const card = cabinet.find(({ id }) => String(id) === search.get('id'));
  const asked = walletOf(search.get('mode'));
  const entry = entryRules.own(
    { loggedIn, hiddenProviders: [], away },
    {
      isOpen: card !== undefined && open?.includes(card.name) !== false,
      hasDemo: card?.hasDemo ?? false,
      membersOnly: card?.membersOnly ?? false,
      asked,
      last: card === undefined ? null : lastMode(card.name),
    },
    skin,
  );
  if (card === undefined || entry.step === 'unknown') return <ClosedGame />;
  if (entry.step === 'logIn') return <Navigate to={loginRedirect(pathname + query, false)} replace />;
  if (entry.step === 'ask') return <EntryQuestion key={card.name} card={card} />;
  const key = `${card.name} ${asked ?? ''}`;
  if (card.shared === true) return <OpenSharedGame key={key} card={card} asked={asked} />;
  return <OpenGame key={key} card={card} asked={asked} />;
}

/** The wallet that an address asks for; null for one that there is not. */
const walletOf = (mode: string | null): PlayMode | null => (mode === 'demo' || mode === 'real' ? mode : null);
