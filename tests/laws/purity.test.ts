import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { playRound } from '../../games/kit/rules/round';
import { cases, fix, mustParse, outcomesOf, sourceAt } from './court';

/** Everything by which a function can reach for luck, time or the outside. */
const FORBIDDEN = [
  'Date',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'process',
] as const;

class Forbidden extends Error {}

const trap = (name: string): unknown =>
  new Proxy(
    function forbidden() {
      return undefined;
    },
    {
      get: () => {
        throw new Forbidden(name);
      },
      apply: () => {
        throw new Forbidden(name);
      },
      construct: () => {
        throw new Forbidden(name);
      },
    },
  );

const restorers: (() => void)[] = [];

function forbid(holder: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value: trap(name), configurable: true, writable: true });
  restorers.push(() => {
    if (before === undefined) Reflect.deleteProperty(holder, name);
    else Object.defineProperty(holder, name, before);
  });
}

/** Runs the work where luck, time and the outside throw; the runner gets them back before it notices. */
function inVacuum<Result>(work: () => Result): Result {
  forbid(Math, 'random');
  for (const name of FORBIDDEN) forbid(globalThis, name);
  try {
    return work();
  } finally {
    for (const restore of restorers.splice(0)) restore();
  }
}

afterEach(() => {
  for (const restore of restorers.splice(0)) restore();
});

describe('the vacuum', () => {
  it('is one: luck, clock, timers and the outside throw in it', () => {
    // biome-ignore lint/plugin: the trap itself is on trial
    const luck = () => Math.random();
    expect(() => inVacuum(luck)).toThrow(Forbidden);
    expect(() => inVacuum(() => Date.now())).toThrow(Forbidden);
    expect(() => inVacuum(() => new Date())).toThrow(Forbidden);
    expect(() => inVacuum(() => crypto.getRandomValues(new Uint8Array(1)))).toThrow(Forbidden);
    expect(() => inVacuum(() => setTimeout(() => undefined))).toThrow(Forbidden);
    expect(luck()).toBeLessThan(1);
  });
});

describe.each(cases)('$title, in the vacuum', (game) => {
  const { name, rules, trial } = game;
  const bets = fc.sample(trial.bets, { numRuns: 200, seed: 10 });

  it('parses, draws and settles', () => {
    const outside = bets.map((wire, nonce) => playRound(rules, mustParse(rules, wire), sourceAt(nonce)));
    const inside = inVacuum(() =>
      bets.map((wire, nonce) => playRound(rules, mustParse(rules, wire), sourceAt(nonce))),
    );
    expect(inside, fix(name, 'rules/play.ts', 'must use its arguments alone')).toEqual(outside);
  });

  it('settles every outcome there is', () => {
    const outcomes = outcomesOf(game);
    const settled = inVacuum(() =>
      bets.slice(0, 20).flatMap((wire) => {
        const { inside } = mustParse(rules, wire);
        return outcomes.map((outcome) => rules.settle(inside, outcome).payoutCentavos);
      }),
    );
    expect(settled.length).toBe(20 * outcomes.length);
  });
});
