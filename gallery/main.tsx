import '../src/theme/fonts.css';
import '../src/theme/skin.css';
import './gallery.css';
import './bench.css';
import './time.css';
import { createRoot } from 'react-dom/client';
import { StoreProvider, store } from '../src/shared/store/store';
import { App } from './App';
import { ownPort } from './screens/port';
import { Screen } from './screens/Screen';

const root = document.getElementById('gallery');
if (root !== null) {
  const port = ownPort();
  // A screen is a document of its own, and takes the look of the game from its root.
  if (port !== null) document.documentElement.dataset.screen = '';
  createRoot(root).render(
    <StoreProvider store={store}>{port === null ? <App /> : <Screen port={port} />}</StoreProvider>,
  );
}
