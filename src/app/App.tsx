import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { stageShowAtom } from '../state/stage';
import { StoreProvider, store } from '../state/store';
import { ApiBridge } from './ApiBridge';
import { bootAgain, bootAtom } from './boot';
import { Curtain } from './Curtain';
import { ErrorBoundary } from './ErrorBoundary';
import { Frame } from './Frame';
import { PopupHost } from './PopupHost';
import { preloadPages } from './pages';
import { Trouble } from './Trouble';

export function App() {
  return (
    <StoreProvider store={store}>
      <ErrorBoundary>
        <HashRouter>
          <ApiBridge />
          <House />
        </HashRouter>
      </ErrorBoundary>
    </StoreProvider>
  );
}

function House() {
  const state = useAtomValue(bootAtom);
  useEffect(() => {
    if (state === 'open') preloadPages();
  }, [state]);
  if (state === 'starting') return <Curtain />;
  if (state === 'failed') return <Trouble onRetry={bootAgain} />;
  return (
    <>
      <Theatre />
      <Frame />
      <PopupHost />
    </>
  );
}

const Stage = lazy(async () => ({ default: (await import('../stage/Stage')).Stage }));

/** The stage comes with the first game and then stays: it must never be taken down with a page. */
function Theatre() {
  const wanted = useAtomValue(stageShowAtom) !== null;
  const [entered, setEntered] = useState(wanted);
  if (wanted && !entered) setEntered(true);
  if (!entered) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Stage />
      </Suspense>
    </ErrorBoundary>
  );
}
