import '../src/theme/fonts.css';
import '../src/theme/skin.css';
import './gallery.css';
import './bench.css';
import './time.css';
import { createRoot } from 'react-dom/client';
import { StoreProvider, store } from '../src/shared/store/store';
import { App } from './App';

const root = document.getElementById('gallery');
if (root !== null) {
  createRoot(root).render(
    <StoreProvider store={store}>
      <App />
    </StoreProvider>,
  );
}
