// @ts-check
/**
 * `npm start` needs nothing but Node: installs what is missing, builds what is stale and runs the
 * server in this process, so that signals reach it.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseOldNode } from './lib/node.mjs';
import { refuseArguments } from './lib/settings.mjs';

refuseOldNode();
refuseArguments('npm start', process.argv.slice(2));
const root = resolve(import.meta.dirname, '..');
// In a separate process: bundlers set variables such as NODE_ENV that are not meant for the server.
const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import(pathToFileURL(resolve(root, 'dist/server/main.js')).href);
