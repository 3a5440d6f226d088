import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useLocation, useSearchParams } from 'react-router-dom';
import { hiddenProvidersAtom } from '../../shared/catalogue/gameList';
import { entryRules } from '../../shared/navigation/gameEntry';
import { loginFromHere } from '../../shared/navigation/loginRedirect';
import { Redirect } from '../../shared/navigation/Redirect';
import { useLeaveGame } from '../../shared/navigation/useLeaveGame';
import { awayOf, saferPlayQuery } from '../../shared/safer-play/saferPlay';
import { uidAtom } from '../../shared/session/session';
import { useTheme } from '../../theme/shown';
import { ClosedGame } from '../../ui/page/ClosedGame';
import { askedGame } from './address';
import { isConfirmedState } from './confirmedState';
import { GameListFailed, OpeningGame, PlayRestricted } from './FrameNotices';
import { GameFrame } from './GameFrame';
import { ProviderEntryRedirect } from './ProviderEntryRedirect';
import { useListedGame } from './useListedGame';

/** /games/jili, fachai, pg and collection: a provider's game, for players who may open it. */
export function FramePage() {
  const { pathname, search: query, state } = useLocation();
  const [search] = useSearchParams();
  const id = search.get('id');
  // A different game at the same path is a new visit.
  return (
    <ProviderGame
      key={pathname + id}
      pathname={pathname}
      id={id}
      query={query}
      backUrl={search.get('backUrl')}
      isConfirmed={isConfirmedState(state)}
    />
  );
}

interface ProviderGameProps {
  readonly pathname: string;
  readonly id: string | null;
  readonly query: string;
  readonly backUrl: string | null;
  /** Whether the question before the game has been answered. */
  readonly isConfirmed: boolean;
}

function ProviderGame({ pathname, id, query, backUrl, isConfirmed }: ProviderGameProps) {
  const listed = useListedGame(askedGame(pathname, id));
  const uid = useAtomValue(uidAtom);
  const loggedIn = uid !== null;
  const hiddenProviders = useAtomValue(hiddenProvidersAtom);
  const away = awayOf(useQuery(saferPlayQuery(uid)).data ?? null);
  const { skin } = useTheme();
  const leave = useLeaveGame(backUrl);
  const { game } = listed;
  const request = { provider: game?.gameProvider ?? '', isListed: game !== null, isConfirmed };
  const entry = entryRules.provider({ loggedIn, hiddenProviders, away }, request, skin);

  if (listed.state === 'looking') return <OpeningGame onLeave={leave} />;
  if (listed.state === 'failed') return <GameListFailed onRetry={listed.retry} onLeave={leave} />;
  if (game === null || entry.step === 'unknown') return <ClosedGame />;
  if (entry.step === 'logIn') return <Redirect to={loginFromHere({ pathname, search: query })} />;
  if (entry.step === 'away') return <PlayRestricted away={entry.away} onLeave={leave} />;
  if (entry.step === 'ask') return <ProviderEntryRedirect game={game} address={pathname + query} />;
  return <GameFrame game={game} onLeave={leave} />;
}
