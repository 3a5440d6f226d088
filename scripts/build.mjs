// @ts-check
/** Builds client and server where they are stale: `npm run build`. */
import { resolve } from 'node:path';
import { buildWhatIsStale } from './lib/build.mjs';
import { installWhatIsMissing } from './lib/install.mjs';

const root = resolve(import.meta.dirname, '..');
installWhatIsMissing(root, { forRunning: true });
await buildWhatIsStale(root);
