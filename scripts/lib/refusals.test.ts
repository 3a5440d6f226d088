import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isEnough } from './node.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Runs a script that is expected to exit by itself, and returns its exit code and stderr. */
async function run(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}

it.each([
  ['20.19.0', true],
  ['24.0.1', true],
  ['20.18.9', false],
  ['18.20.0', false],
])('Node %s is supported: %s', (version, enough) => {
  expect(isEnough(version)).toBe(enough);
});

it.each([
  [
    'npm start',
    ['scripts/start.mjs', '--port', '80'],
    {},
    'npm start got "--port 80"; it takes no arguments',
  ],
  ['npm run dev', ['scripts/dev.mjs', '--fast'], {}, 'npm run dev got "--fast"'],
  ['PORT', ['scripts/dev.mjs'], { PORT: '80a' }, 'PORT is "80a"; it must be a port'],
  ['CLIENT_PORT', ['scripts/dev.mjs'], { CLIENT_PORT: '70000' }, 'CLIENT_PORT is "70000"; it must be a port'],
  ['npm test', ['scripts/test.mjs', 'lintt'], {}, 'There is no step "lintt". The steps are:\n  types\n'],
  ['npm run bench', ['bench/run.mjs', 'lobi'], {}, 'There is no bench "lobi"; it must be one of: bet, '],
])('%s refuses invalid input, and says what is valid', async (_, args, environment, message) => {
  const ended = await run(args, environment);
  expect(ended.code).toBe(2);
  expect(ended.stderr).toContain(message);
});

it('npm run dev refuses a port that is taken, and names the setting', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const ended = await run(['scripts/dev.mjs'], { CLIENT_PORT: port });
  taken.close();
  expect(ended).toEqual({
    code: 2,
    stderr: `CLIENT_PORT is ${port}, which is in use; choose a free one, as in CLIENT_PORT=${Number(port) + 1} npm run dev\n`,
  });
});
