// @ts-check
/** `npm run dev`: client and gallery with hot reload, and the server, which restarts when its code changes. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { installWhatIsMissing } from './lib/install.mjs';
import { refuseOldNode } from './lib/node.mjs';
import { portFrom, refuseArguments, refuseTakenPort } from './lib/settings.mjs';

refuseOldNode();
refuseArguments('npm run dev', process.argv.slice(2));
const server = portFrom('PORT', 8080);
const client = portFrom('CLIENT_PORT', 5173);
// The server checks its own port: it may still be in use by an instance that is stopping.
await refuseTakenPort('CLIENT_PORT', client, 'npm run dev');
const root = resolve(import.meta.dirname, '..');
installWhatIsMissing(root);

const serverPort = String(server);
const clientPort = String(client);
// The addresses to open are those of the hot-reload server, which forwards calls to the server.
const PUBLIC_URL = process.env.PUBLIC_URL ?? `http://127.0.0.1:${clientPort}`;
const children = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--port', clientPort, '--strictPort'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // In their own process group: Ctrl-C reaches them once, through this script.
    detached: process.platform !== 'win32',
    env: { ...process.env, PORT: serverPort, SERVER_PORT: serverPort, PUBLIC_URL },
  }),
);

let isStopping = false;
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= isStopping ? 0 : (code ?? 1);
    stop();
  });
}
