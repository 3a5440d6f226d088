import { describe, expect, it } from 'vitest';
import { sharedGame } from '../../games/allGames';
import { examples, roundOf } from './examples';
import { verifyByCommand, verifyBySource } from './python';
import { publishedOf } from './referenceDraws';

/** Runs the verifier of the command line, without network access. */
const check = (rounds: unknown) => verifyByCommand([], JSON.stringify(rounds));

describe('the offline verifier', () => {
  const rounds = examples.map(roundOf);
  const instant = rounds.filter(({ game }) => sharedGame(game) === null);

  it('is tested with every published outcome', () => {
    expect(rounds.map(({ game, outcome }) => publishedOf(game, outcome))).toEqual(
      examples.map(({ outcome }) => outcome),
    );
  });

  it('passes the published examples', () => {
    const { status, stdout } = verifyBySource([], JSON.stringify(instant));
    expect(stdout).toContain(`${instant.length} of ${instant.length} rounds passed, 0 failed`);
    expect(status).toBe(0);
  });

  it('never passes a shared round without its chain, and finds no fault in it either', () => {
    const shared = rounds.filter((round) => !instant.includes(round));
    expect(shared.length).toBeGreaterThan(0);
    const { status, stdout } = check(shared);
    expect(stdout).toContain(
      `0 of ${shared.length} rounds passed, 0 failed, ${shared.length} not fully checked`,
    );
    expect(status).toBe(3);
  });

  it('fails and names the check when one outcome of the list is changed', () => {
    const changed = instant.map((round, index) => (index === 1 ? { ...round, outcome: [0, 0, 0] } : round));
    const { status, stdout } = check(changed);
    expect(stdout).toMatch(/FAILED +outcome/);
    expect(stdout).toContain(`${instant.length - 1} of ${instant.length} rounds passed`);
    expect(status).toBe(1);
  });

  it('accepts neither a round that is not revealed yet nor something that is not a round', () => {
    expect(check({ ...instant[0], serverSeed: null }).status).toBe(3);
    expect(check({ hello: 'world' }).status).toBe(2);
    expect(check([]).status).toBe(1);
  });
});
