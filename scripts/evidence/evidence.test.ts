import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawsOf } from '../../games/kit/rules/draw';
import { contentsOf, Pack, sha256 } from './pack';
import { exactReturns, percentOf } from './rules';
import { testsOf } from './runs';
import { writeStream } from './stream';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evidence-'));
});
afterEach(() => rm(folder, { recursive: true }));

const part = { title: 'A part', command: 'npm test', result: '3 of 3.', holds: true, files: ['a.txt'] };

describe('a pack', () => {
  it('has the hash of every file', async () => {
    const pack = new Pack(folder);
    await pack.write('deep/a.txt', 'a');
    await pack.seal('Commit 1.', [part]);
    const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
    const contents = await readFile(join(folder, 'README.md'));
    expect(sums).toBe(`${sha256(contents)}  README.md\n${sha256('a')}  deep/a.txt\n`);
  });

  it('says first of all what does not hold', () => {
    const broken = contentsOf('Commit 1.', [part, { ...part, title: 'Another', holds: false }]);
    expect(broken).toContain('1 of 2 parts DO NOT HOLD.');
    expect(broken).toContain('## Another\n\n**DOES NOT HOLD.** 3 of 3.');
    expect(contentsOf('Commit 1.', [part])).toContain('Every part holds.');
  });
});

it('every bet returns exactly what its game promises', async () => {
  const shown = await exactReturns(new Pack(folder));
  expect(shown.holds).toBe(true);
  const rows = JSON.parse(await readFile(join(folder, 'returns/exact.json'), 'utf8'));
  expect(rows.length).toBeGreaterThan(20);
  for (const { paid, staked, percent } of rows) expect(percent).toBe(percentOf(BigInt(paid), BigInt(staked)));
});

it('a percentage has six digits and is rounded down', () => {
  expect(percentOf(2n, 3n)).toBe('66.666666');
  expect(percentOf(35n, 36n)).toBe('97.222222');
  expect(percentOf(1n, 1n)).toBe('100.000000');
});

it('the tests of a report are told by file, name and result', () => {
  const report = {
    testResults: [
      { name: '/root/tests/a.test.ts', assertionResults: [{ fullName: ' a draws', status: 'failed' }] },
    ],
  };
  expect(testsOf(JSON.stringify(report), '/root')).toEqual([
    { file: 'tests/a.test.ts', title: 'a draws', status: 'failed' },
  ]);
});

it('the stream is the numbers that the game draws, lowest byte first', async () => {
  const to = new PassThrough();
  const chunks: Buffer[] = [];
  to.on('data', (chunk: Buffer) => chunks.push(chunk));
  await writeStream(to, 10_000);
  const bytes = Buffer.concat(chunks);
  expect(bytes.length).toBe(40_000);
  const draws = drawsOf({ serverSeed: new Uint8Array(32).fill(0x5a), clientSeed: 'chance' });
  for (const nonce of [0, 1, 8_191, 8_192, 9_999]) {
    expect(bytes.readUInt32LE(4 * nonce)).toBe(draws('ring', nonce).uniform(2 ** 32));
  }
});
