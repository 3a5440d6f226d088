import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { playRound } from '../../games/kit/rules/round';
import { cases, fix, mustParse, outcomesOf, sourceAt } from './cases';

/** All globals that give a function random numbers, the time, or input and output. */
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

/** Runs synchronous work while these globals throw, and restores them before the test runner uses them. */
function isolated<Result>(work: () => Result): Result {
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

describe('isolated', () => {
  it('makes random numbers, clock, timers and crypto throw', () => {
    // biome-ignore lint/plugin: this tests the trap itself
    const random = () => Math.random();
    expect(() => isolated(random)).toThrow(Forbidden);
    expect(() => isolated(() => Date.now())).toThrow(Forbidden);
    expect(() => isolated(() => new Date())).toThrow(Forbidden);
    expect(() => isolated(() => crypto.getRandomValues(new Uint8Array(1)))).toThrow(Forbidden);
    expect(() => isolated(() => setTimeout(() => undefined))).toThrow(Forbidden);
    expect(random()).toBeLessThan(1);
  });
});

describe.each(cases)('$title, isolated', (game) => {
  const { name, rules, trial } = game;
  const bets = fc.sample(trial.bets, { numRuns: 200, seed: 10 });

  it('parses, draws and settles', () => {
    const outside = bets.map((wire, nonce) => playRound(rules, mustParse(rules, wire), sourceAt(nonce)));
    const inside = isolated(() =>
      bets.map((wire, nonce) => playRound(rules, mustParse(rules, wire), sourceAt(nonce))),
    );
    expect(inside, fix(name, 'rules/play.ts', 'must depend on its arguments only')).toEqual(outside);
  });

  it('settles every outcome', () => {
    const outcomes = outcomesOf(game);
    const settled = isolated(() =>
      bets.slice(0, 20).flatMap((wire) => {
        const { inside } = mustParse(rules, wire);
        return outcomes.map((outcome) => rules.settle(inside, outcome).payoutCentavos);
      }),
    );
    expect(settled.length).toBe(20 * outcomes.length);
  });
});
