import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examples, roundOf } from './examples';
import { publishedOf } from './referenceDraws';

const root = resolve(import.meta.dirname, '../..');

/** Runs the offline verifier as a player would, without network access. */
function check(rounds: unknown) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/verify.ts'], {
    cwd: root,
    input: JSON.stringify(rounds),
    encoding: 'utf8',
    env: { ...process.env, http_proxy: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' },
  });
  return { status, stdout, stderr };
}

describe('the offline verifier', () => {
  const rounds = examples.map(roundOf);

  it('is tested with every published outcome', () => {
    expect(rounds.map(({ game, outcome }) => publishedOf(game, outcome))).toEqual(
      examples.map(({ outcome }) => outcome),
    );
  });

  it('passes the published examples', () => {
    expect(rounds.length).toBeGreaterThan(0);
    const { status, stdout } = check(rounds);
    expect(stdout).toContain(`${rounds.length} of ${rounds.length} rounds passed`);
    expect(status).toBe(0);
  });

  it('fails and names the check when one outcome of the list is changed', () => {
    const changed = rounds.map((round, index) => (index === 1 ? { ...round, outcome: [0, 0, 0] } : round));
    const { status, stdout } = check(changed);
    expect(stdout).toContain('FAILED outcome');
    expect(stdout).toContain(`${rounds.length - 1} of ${rounds.length} rounds passed`);
    expect(status).toBe(1);
  });

  it('accepts neither a round that is not revealed yet nor something that is not a round', () => {
    expect(check({ ...rounds[0], serverSeed: null }).status).toBe(1);
    expect(check({ hello: 'world' }).status).toBe(2);
    expect(check([]).status).toBe(1);
  });
});
