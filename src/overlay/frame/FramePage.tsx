import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useLook } from '../../look/shown';
import { hiddenProvidersAtom } from '../../state/config';
import { memberDoor } from '../../state/doors';
import { ENTRY } from '../../state/entry';
import { closePopup, openPopup } from '../../state/popups';
import { awayAtom, refreshSaferPlay } from '../../state/safer';
import { loggedInAtom } from '../../state/session';
import { askedGame } from './address';
import { Looking, NoGame, NoList, ShutDoor } from './Doors';
import { GameFrame } from './GameFrame';
import { useListed } from './useListed';
import { useWayOut } from './useWayOut';

/** /games/jili, fachai, pg and collection: a provider's game, for whoever may open it. */
export function FramePage() {
  const { pathname, search: query } = useLocation();
  const [search] = useSearchParams();
  const id = search.get('id');
  // Another game at the same address is another visit.
  return (
    <Door key={pathname + id} pathname={pathname} id={id} query={query} backUrl={search.get('backUrl')} />
  );
}

interface DoorProps {
  readonly pathname: string;
  readonly id: string | null;
  readonly query: string;
  readonly backUrl: string | null;
}

function Door({ pathname, id, query, backUrl }: DoorProps) {
  const listed = useListed(askedGame(pathname, id));
  const loggedIn = useAtomValue(loggedInAtom);
  const hiddenProviders = useAtomValue(hiddenProvidersAtom);
  const away = useAtomValue(awayAtom);
  const { skin } = useLook();
  const [isConfirmed, setConfirmed] = useState(false);
  const leave = useWayOut(backUrl);
  const { game } = listed;
  const wish = { provider: game?.gameProvider ?? '', isListed: game !== null, isConfirmed };
  const entry = ENTRY.provider({ loggedIn, hiddenProviders, away }, wish, skin);

  useEffect(() => {
    if (loggedIn) refreshSaferPlay().catch(() => undefined);
  }, [loggedIn]);
  const asks = entry.step === 'ask';
  // Asked once: what the answers do is the same however often this is drawn.
  useEffect(() => {
    if (!asks || game === null) return;
    openPopup('providerEntry', { game, onEnter: () => setConfirmed(true), onLeave: leave }, 50);
    return () => closePopup('providerEntry');
  }, [asks, game]);

  if (listed.state === 'looking') return <Looking onLeave={leave} />;
  if (listed.state === 'failed') return <NoList onRetry={listed.retry} onLeave={leave} />;
  if (game === null || entry.step === 'unknown') return <NoGame />;
  if (entry.step === 'logIn') return <Navigate to={memberDoor(pathname + query, false)} replace />;
  if (entry.step === 'away') return <ShutDoor away={entry.away} onLeave={leave} />;
  if (entry.step === 'ask') return <Looking game={game} onLeave={leave} />;
  return <GameFrame game={game} onLeave={leave} />;
}
