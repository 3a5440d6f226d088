import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LogLine, nextLine } from '../../../games/kit/fairness/log';
import { latestRound } from '../../../server/domains/live/rounds';
import { lineText } from '../../../server/fairness/log';
import { logLines } from '../../support/logLines';
import type { TestServer } from '../../support/server';
import { startTables } from '../../support/tables';

const PATIENCE = { timeout: 20_000 };
const environment = (folder: string) => ({
  BEACON: 'sandbox',
  OWN_GAMES: 'crash',
  LOG_LEVEL: 'warn',
  BEACON_DEPART_MS: '1000',
  BEACON_SANDBOX_DELAY_MS: '0',
  DATA_DIR: folder,
});

let folder: string;
let path: string;
let server: TestServer;
let log: ReturnType<typeof logLines>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
  path = join(folder, 'fairness/log.jsonl');
  log = logLines();
  server = await startTables(environment(folder), { log: log.sink });
  // The log is written after each step of a table, and the markets write theirs too.
  const text = () => readFile(path, 'utf8').catch(() => '');
  await expect.poll(text, PATIENCE).toMatch(/^.*"game":"crash".*"type":"draw".*$/m);
  await expect.poll(() => latestRound(server.db, 'crash'), PATIENCE).not.toBeNull();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const messages = () => log.lines().map(({ msg }) => msg);
const metric = async () => (await server.inject({ method: 'GET', url: '/metrics' })).body;

/** Waits until the break is found, and until the leader has tried in vain to open another round. */
async function expectBreak(): Promise<void> {
  await expect.poll(metric, PATIENCE).toMatch(/^fairness_log_break 1$/m);
  expect(messages()).toContain('the public log and its file differ: no round opens');
  const tried = () =>
    log
      .lines()
      .some(
        ({ msg, err }) =>
          msg === 'a step of a table failed and is retried' &&
          (err as { message?: string }).message === 'the public log and its file differ',
      );
  await expect.poll(tried, PATIENCE).toBe(true);
  expect((await latestRound(server.db, 'crash'))?.state).toMatch(/^(ended|calledOff)$/);
}

describe('a public log that differs from its file', () => {
  it.each([
    [
      'has a line that is not in the database',
      async () => {
        const text = await readFile(path, 'utf8');
        const head = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as LogLine;
        const hidden = { type: 'draw', game: 'crash', version: 'v2', firstRound: 1 } as const;
        await writeFile(path, `${text}${lineText(nextLine(head, hidden, Date.now()))}\n`);
      },
    ],
    ['was cut', () => truncate(path, 10)],
    ['was deleted', () => rm(path)],
  ])('is found while rounds are played when it %s, and no other round opens', async (_how, change) => {
    expect(await metric()).toMatch(/^fairness_log_break 0$/m);
    await change();
    await expectBreak();
  });

  it('is found at the next start when an earlier line was replaced', async () => {
    const { databaseUrl } = server;
    const text = await readFile(path, 'utf8');
    const changed = text.replace(/(?<="firstRound":)\d/, (digit) => (digit === '9' ? '8' : '9'));
    expect(changed).not.toBe(text);
    await writeFile(path, changed);
    const other = logLines();
    const second = await startTables(environment(folder), { databaseUrl, log: other.sink });
    try {
      const fatal = () => other.lines().some(({ level }) => level === 60);
      await expect.poll(fatal, PATIENCE).toBe(true);
    } finally {
      await second.close();
    }
  });
});
