import { useAtomValue } from 'jotai';
import { type ComponentProps, lazy } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { cabinet } from '../../../games/cards';
import { publicConfigAtom } from '../../shared/config/config';
import { useLoaded } from '../../shared/loading/useLoaded';
import { entryRules } from '../../shared/navigation/gameEntry';
import { loginFromHere } from '../../shared/navigation/loginRedirect';
import { Redirect } from '../../shared/navigation/Redirect';
import { lastMode, type PlayMode } from '../../shared/play/play';
import { awayAtom } from '../../shared/safer-play/saferPlay';
import { loggedInAtom } from '../../shared/session/session';
import { useTheme } from '../../theme/shown';
import { EntryQuestion } from './EntryQuestion';
import { InstantGame } from './instant/InstantGame';

/** Loaded on demand: hardly anyone sees it. */
const ClosedGame = lazy(async () => ({ default: (await import('../../ui/page/ClosedGame')).ClosedGame }));

/** Loaded on demand: the code for shared rounds is a third of the overlay, and instant games do not need it. */
let knownSharedGame: typeof import('./shared/SharedGame')['SharedGame'] | null = null;
async function loadSharedGame() {
  knownSharedGame = (await import('./shared/SharedGame')).SharedGame;
  return knownSharedGame;
}

function LoadedSharedGame(props: ComponentProps<Awaited<ReturnType<typeof loadSharedGame>>>) {
  const SharedGame = useLoaded(knownSharedGame, loadSharedGame);
  return SharedGame === null ? null : <SharedGame {...props} />;
}

/** /games/og?id=…&mode=…: one of our own games. */
export function GamePage() {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const { skin } = useTheme();
  const loggedIn = useAtomValue(loggedInAtom);
  const away = useAtomValue(awayAtom);
  const open = useAtomValue(publicConfigAtom)?.ownGames;
  const card = cabinet.find(({ id }) => String(id) === search.get('id'));
  const requestedMode = walletOf(search.get('mode'));
  const entry = entryRules.own(
    { loggedIn, hiddenProviders: [], away },
    {
      isOpen: card !== undefined && open?.includes(card.name) !== false,
      hasDemo: card?.hasDemo ?? false,
      membersOnly: card?.membersOnly ?? false,
      asked: requestedMode,
      last: card === undefined ? null : lastMode(card.name),
    },
    skin,
  );
  if (card === undefined || entry.step === 'unknown') return <ClosedGame />;
  if (entry.step === 'logIn') return <Redirect to={loginFromHere({ pathname, search: query })} />;
  if (entry.step === 'ask') return <EntryQuestion key={card.name} card={card} />;
  const key = `${card.name} ${requestedMode ?? ''}`;
  if (card.shared === true) return <LoadedSharedGame key={key} card={card} requestedMode={requestedMode} />;
  return <InstantGame key={key} card={card} requestedMode={requestedMode} />;
}

/** The wallet named in the address; null if it names none. */
const walletOf = (mode: string | null): PlayMode | null => (mode === 'demo' || mode === 'real' ? mode : null);
