import { Activity, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { openPopup } from '../../shared/popups/popups';
import { loggedInAtom } from '../../shared/session/session';
import { readAtom } from '../../shared/store/store';
import { useBack } from '../../ui/page/useBack';
import { Spinner } from '../../ui/text/Spinner';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { forgetPage, pageAt } from '../routes/pages';
import { type OpenRoute, routeOf } from '../routes/routes';
import * as css from './Outlet.css';
import { ScrollKeeper } from './ScrollKeeper';
import type { Place } from './usePlace';

interface ShownProps {
  readonly path: string;
  /** How the page got here. */
  readonly how: keyof typeof css.page;
}

function Shown({ path, how }: ShownProps) {
  const Page = pageAt(path);
  return (
    <ErrorBoundary onRetry={() => forgetPage(path)}>
      <div className={css.page[how]}>
        <Page />
      </div>
    </ErrorBoundary>
  );
}

const waiting = (
  <div className={css.waiting}>
    <Spinner />
  </div>
);

/**
 * Goes back to the page one comes from, and then opens the popup that the address stands for. Not the other
 * way about: an open popup adds to the history, and going back would take it down again.
 */
function PopupInstead({ name, guestsOnly = false }: NonNullable<OpenRoute['popup']>) {
  const { search } = useLocation();
  const back = useRef(useBack());
  useEffect(() => {
    back.current();
    return () => {
      if (!guestsOnly || !readAtom(loggedInAtom)) openPopup(name, { search }, 10);
    };
  }, [name, guestsOnly, search]);
  return null;
}

/** The page on show, and behind it, hidden but alive, the kept pages visited before. */
export function Outlet({ place: { movesTo, path, popup } }: { place: Place }) {
  const kept = path !== null && (routeOf(path)?.kept ?? false);
  const [alive, setAlive] = useState<readonly string[]>([]);
  if (kept && !alive.includes(path)) setAlive([...alive, path]);
  const [first] = useState(path);
  const [how, setHow] = useState<ShownProps['how']>('standing');
  if (how === 'standing' && path !== first) setHow('coming');
  return (
    <ScrollKeeper path={path} kept={kept}>
      {movesTo !== null && <Navigate to={movesTo} replace />}
      {popup !== null && <PopupInstead {...popup} />}
      {alive.map((keptPath) => (
        <Activity key={keptPath} mode={keptPath === path ? 'visible' : 'hidden'}>
          <Suspense fallback={waiting}>
            <Shown path={keptPath} how={how} />
          </Suspense>
        </Activity>
      ))}
      {!kept && path !== null && (
        <Suspense fallback={waiting}>
          <Shown key={path} path={path} how={how} />
        </Suspense>
      )}
    </ScrollKeeper>
  );
}
