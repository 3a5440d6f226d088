import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The operators' console is built by itself, so that nothing of it changes a file that players load. Its files go beside
 * the app's.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    assetsDir: 'console/assets',
    target: 'es2022',
    sourcemap: 'hidden',
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { console: 'console.html' } },
  },
});
