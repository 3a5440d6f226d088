import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { hiddenProvidersAtom } from '../../shared/catalogue/gameList';
import { ENTRY } from '../../shared/navigation/gameEntry';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useLeaveGame } from '../../shared/navigation/useLeaveGame';
import { awayOf, saferPlayQuery } from '../../shared/safer-play/saferPlay';
import { uidAtom } from '../../shared/session/session';
import { useTheme } from '../../theme/shown';
import { ClosedGame } from '../../ui/page/ClosedGame';
import { AskOver } from './AskOver';
import { askedGame } from './address';
import { isAnswered } from './answered';
import { Looking, NoList, ShutDoor } from './Doors';
import { GameFrame } from './GameFrame';
import { useListed } from './useListed';

/** /games/jili, fachai, pg and collection: a provider's game, for whoever may open it. */
export function FramePage() {
  const { pathname, search: query, state } = useLocation();
  const [search] = useSearchParams();
  const id = search.get('id');
  // Another game at the same address is another visit.
  return (
    <Door
      key={pathname + id}
      pathname={pathname}
      id={id}
      query={query}
      backUrl={search.get('backUrl')}
      isConfirmed={isAnswered(state)}
    />
  );
}

interface DoorProps {
  readonly pathname: string;
  readonly id: string | null;
  readonly query: string;
  readonly backUrl: string | null;
  /** The question before the game has been answered on the way here. */
  readonly isConfirmed: boolean;
}

function Door({ pathname, id, query, backUrl, isConfirmed }: DoorProps) {
  const listed = useListed(askedGame(pathname, id));
  const uid = useAtomValue(uidAtom);
  const loggedIn = uid !== null;
  const hiddenProviders = useAtomValue(hiddenProvidersAtom);
  const away = awayOf(useQuery(saferPlayQuery(uid)).data ?? null);
  const { skin } = useTheme();
  const leave = useLeaveGame(backUrl);
  const { game } = listed;
  const wish = { provider: game?.gameProvider ?? '', isListed: game !== null, isConfirmed };
  const entry = ENTRY.provider({ loggedIn, hiddenProviders, away }, wish, skin);

  if (listed.state === 'looking') return <Looking onLeave={leave} />;
  if (listed.state === 'failed') return <NoList onRetry={listed.retry} onLeave={leave} />;
  if (game === null || entry.step === 'unknown') return <ClosedGame />;
  if (entry.step === 'logIn') return <Navigate to={loginRedirect(pathname + query, false)} replace />;
  if (entry.step === 'away') return <ShutDoor away={entry.away} onLeave={leave} />;
  if (entry.step === 'ask') return <AskOver game={game} address={pathname + query} />;
  return <GameFrame game={game} onLeave={leave} />;
}
