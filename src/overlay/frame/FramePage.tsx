import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useLook } from '../../look/shown';
import { hiddenProvidersAtom } from '../../state/config';
import { memberDoor } from '../../state/doors';
import { ENTRY } from '../../state/entry';
import { awayAtom, refreshSaferPlay } from '../../state/safer';
import { loggedInAtom } from '../../state/session';
import { useWayOut } from '../../state/useWayOut';
import { ClosedGame } from '../../ui/ClosedGame';
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
  const loggedIn = useAtomValue(loggedInAtom);
  const hiddenProviders = useAtomValue(hiddenProvidersAtom);
  const away = useAtomValue(awayAtom);
  const { skin } = useLook();
  const leave = useWayOut(backUrl);
  const { game } = listed;
  const wish = { provider: game?.gameProvider ?? '', isListed: game !== null, isConfirmed };
  const entry = ENTRY.provider({ loggedIn, hiddenProviders, away }, wish, skin);

  useEffect(() => {
    if (loggedIn) refreshSaferPlay().catch(() => undefined);
  }, [loggedIn]);

  if (listed.state === 'looking') return <Looking onLeave={leave} />;
  if (listed.state === 'failed') return <NoList onRetry={listed.retry} onLeave={leave} />;
  if (game === null || entry.step === 'unknown') return <ClosedGame />;
  if (entry.step === 'logIn') return <Navigate to={memberDoor(pathname + query, false)} replace />;
  if (entry.step === 'away') return <ShutDoor away={entry.away} onLeave={leave} />;
  if (entry.step === 'ask') return <AskOver game={game} address={pathname + query} />;
  return <GameFrame game={game} onLeave={leave} />;
}
