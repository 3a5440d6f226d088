import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the archive of compose.yaml', () => {
  const settings: readonly string[] = parse(read('compose.yaml')).services.postgres.command;
  const [, command = ''] =
    settings.map((text) => /^archive_command=(.*)$/s.exec(text)).find((found) => found !== null) ?? [];

  /** As PostgreSQL runs it. Returns the exit code. */
  const archive = (content: string): number | null => {
    writeFileSync(join(folder, 'segment'), content);
    const text = command
      .replaceAll('/backups/wal', join(folder, 'wal'))
      .replaceAll('%p', join(folder, 'segment'))
      .replaceAll('%f', '000000010000000000000001');
    return spawnSync('sh', ['-c', text]).status;
  };

  it('takes a file again after a crash, and never another one of its name', () => {
    mkdirSync(join(folder, 'wal'));
    expect(archive('one')).toBe(0);
    expect(archive('one')).toBe(0);
    expect(archive('another')).not.toBe(0);
    expect(readFileSync(join(folder, 'wal/000000010000000000000001'), 'utf8')).toBe('one');
  });
});

describe('drill.sh', () => {
  const drilled = () => join(folder, 'drill');
  const told = (): string => readFileSync(join(folder, 'told'), 'utf8');

  /** Programs that write down how they were called, and do what a test says. */
  function programs(bodies: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const all = { pgbackrest: '', pg_ctl: '', psql: 'echo f', node: '', ...bodies };
    for (const [name, body] of Object.entries(all)) {
      writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >>"${folder}/told"\n${body}\n`);
      chmodSync(join(bin, name), 0o755);
    }
    const PATH = `${bin}:${process.env.PATH}`;
    return { ...process.env, PATH, PG_BIN: bin, PGBACKREST_REPO1_CIPHER_PASS: 'secret', SERVER_DIR: '/none' };
  }

  const command = () => [join(root, 'deploy/pgbackrest/drill.sh'), '2026-11-22 14:03:59+08', drilled()];

  it('proves the restored ledger, and deletes it', () => {
    execFileSync('sh', command(), { env: programs({}) });
    expect(told()).toMatch(/pgbackrest .*--type=time.*\n(.*\n)*node .*drill\.js --database/);
    expect(told()).toMatch(/pg_ctl .* stop\n$/);
    expect(existsSync(drilled())).toBe(false);
  });

  it('ends and says why when PostgreSQL does not reach the moment', () => {
    const env = programs({
      psql: 'exit 2',
      pg_ctl: `case "$*" in *" start") echo "recovery ended before" >"${drilled()}/drill.log" ;; *" status") exit 3 ;; esac`,
    });
    const { status, stderr } = spawnSync('sh', command(), { env, encoding: 'utf8', timeout: 10_000 });
    expect([status, stderr]).toEqual([3, expect.stringContaining('recovery ended before')]);
    expect(existsSync(drilled())).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'leaves no data when it is ended by %s',
    async (signal) => {
      const env = programs({ psql: 'echo t' });
      const child = spawn('sh', command(), { env, stdio: 'ignore' });
      while (!existsSync(join(folder, 'told')) || !told().includes('status')) await sleep(20);
      child.kill(signal);
      expect(await once(child, 'close')).toEqual([1, null]);
      expect(told()).toMatch(/pg_ctl .* stop\n$/);
      expect(existsSync(drilled())).toBe(false);
    },
  );
});
