import { defineConfig } from 'vite';
import app from './vite.config';

/**
 * The gallery is built by itself, so that nothing of it changes a file that players load: it shows the same scenes and
 * boards as the app, and would decide with it how their files are split. Its files go beside the app's.
 */
export default defineConfig({
  ...app,
  publicDir: false,
  build: {
    ...app.build,
    emptyOutDir: false,
    assetsDir: 'gallery/assets',
    manifest: false,
    rolldownOptions: { input: { gallery: 'gallery.html' } },
  },
});
