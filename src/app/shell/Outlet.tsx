import { Activity, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../../overlay/lobby/LobbySkeleton';
import { usePopupInsteadOfPage } from '../../shared/navigation/usePopupInsteadOfPage';
import { openPopup } from '../../shared/popups/popups';
import { Skeleton } from '../../ui/text/Skeleton';
import { Spinner } from '../../ui/text/Spinner';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { usePage } from '../routes/pages';
import { type OpenRoute, routeOf } from '../routes/routes';
import * as css from './Outlet.css';
import { ScrollRestoration } from './ScrollRestoration';
import type { CurrentRoute } from './useCurrentRoute';

interface ShownPageProps {
  readonly path: string;
  /** How the page is entered. */
  readonly how: keyof typeof css.page;
}

/** In the place of a page whose code is loading: the outline of an ordinary page; for a game, a spinner. */
const waitingFor = (path: string) =>
  path.startsWith('/games/') ? (
    <div className={css.waiting}>
      <Spinner />
    </div>
  ) : (
    <Loading>
      <div className={css.outline}>
        <Skeleton width="8rem" height="1.75rem" />
        {['11rem', '3.4rem', '16rem'].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </Loading>
  );

function ShownPage({ path, how }: ShownPageProps) {
  return (
    <ErrorBoundary>
      <LoadedPage path={path} how={how} />
    </ErrorBoundary>
  );
}

function LoadedPage({ path, how }: ShownPageProps) {
  const Page = usePage(path);
  if (Page === null) return waitingFor(path);
  return (
    <div className={css.page[how]}>
      <Page />
    </div>
  );
}

/** Opens the popup of this address over the previous page. */
function PopupRoute({ name }: NonNullable<OpenRoute['popup']>) {
  const { search } = useLocation();
  usePopupInsteadOfPage(() => openPopup(name, { search }, 10));
  return null;
}

/** The current page, and the kept pages that were visited before: hidden, but still mounted. */
export function Outlet({ place: { movesTo, path, popup } }: { place: CurrentRoute }) {
  const { pathname, search } = useLocation();
  const kept = path !== null && (routeOf(path)?.kept ?? false);
  const [alive, setAlive] = useState<readonly string[]>([]);
  if (kept && !alive.includes(path)) setAlive([...alive, path]);
  const [first] = useState(path);
  const [how, setHow] = useState<ShownPageProps['how']>('standing');
  if (how === 'standing' && path !== first) setHow('coming');
  return (
    <ScrollRestoration path={path} kept={kept}>
      {movesTo !== null && <Navigate to={movesTo} replace />}
      {popup !== null && <PopupRoute key={pathname + search} {...popup} />}
      {alive.map((keptPath) => (
        <Activity key={keptPath} mode={keptPath === path ? 'visible' : 'hidden'}>
          <Suspense fallback={waitingFor(keptPath)}>
            <ShownPage path={keptPath} how={how} />
          </Suspense>
        </Activity>
      ))}
      {!kept && path !== null && (
        <Suspense fallback={waitingFor(path)}>
          <ShownPage key={path} path={path} how={how} />
        </Suspense>
      )}
    </ScrollRestoration>
  );
}
