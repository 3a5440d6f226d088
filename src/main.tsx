import './theme/splash.css';
import './theme/fonts.css';
import './theme/base.css';
import './theme/skin.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { firstBoot, openWithPageData } from './app/boot/boot';
import { startLanguage } from './app/boot/language';
import { onRecoverableError } from './app/errors/onRecoverableError';
import { watchErrors } from './app/errors/watchErrors';
import { followNetwork } from './shared/query/queryClient';
import { followWindow } from './theme/root';

async function start(place: HTMLElement): Promise<void> {
  window.history.scrollRestoration = 'manual';
  followWindow();
  followNetwork();
  await Promise.all([openWithPageData(), startLanguage()]);
  const root = createRoot(place, { onRecoverableError });
  await new Promise<void>((drawn) => root.render(<App onDrawn={drawn} />));
  await firstBoot();
  // Without a network the shell is silent; nothing else depends on it.
  await import('./stage/sound/shellSound').then(
    ({ soundTheShell }) => soundTheShell(),
    () => undefined,
  );
}

const place = document.getElementById('app');
// Not awaited: top-level await keeps the bundler from merging chunks that load together.
if (place !== null) {
  watchErrors();
  void start(place);
}
