import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { HashRouter } from 'react-router-dom';
import { useLoaded } from '../shared/loading/useLoaded';
import { stageShowAtom } from '../shared/play/stageShow';
import { queryClient } from '../shared/query/queryClient';
import { StoreProvider, store } from '../shared/store/store';
import '../ui/sheet/historySteps';
import { bootAgain, bootAtom } from './boot/boot';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { PopupHost } from './popups/PopupHost';
import { preloadPages } from './routes/pages';
import { ApiErrors } from './shell/ApiErrors';
import { ErrorScreen } from './shell/ErrorScreen';
import { Frame } from './shell/Frame';
import { SplashScreen } from './shell/SplashScreen';

/** `onDrawn` is called when the first screen has been drawn. */
export function App({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <HashRouter>
            <ApiErrors />
            <AppShell />
          </HashRouter>
        </ErrorBoundary>
      </QueryClientProvider>
    </StoreProvider>
  );
}

function AppShell() {
  const state = useAtomValue(bootAtom);
  useEffect(() => {
    if (state === 'open') preloadPages();
  }, [state]);
  if (state === 'starting') return <SplashScreen />;
  if (state === 'failed') return <ErrorScreen onRetry={bootAgain} />;
  return (
    <>
      <StageHost />
      <Frame />
      <PopupHost />
    </>
  );
}

/** The stage is mounted with the first game and never unmounted: pages come and go without it. */
function StageHost() {
  const wanted = useAtomValue(stageShowAtom) !== null;
  const [entered, setEntered] = useState(wanted);
  if (wanted && !entered) setEntered(true);
  if (!entered) return null;
  return (
    <ErrorBoundary>
      <LoadedStage />
    </ErrorBoundary>
  );
}

function LoadedStage() {
  const Stage = useLoaded(null, async () => (await import('../stage/Stage')).Stage);
  return Stage === null ? null : <Stage />;
}
