import { describe, expect, it } from 'vitest';
import { chooseSteps, listSteps, partLanes, UsageError } from './steps.mjs';

const filter = {
  what: 'part of a file name',
  isKnown: (word: string) => word.endsWith('.spec'),
  args: (words: string[]) => words.map((word) => `only ${word}`),
};
const stages = [
  [[{ name: 'types', command: ['tsc'] }], [{ name: 'types of the server', command: ['tsc', 'server'] }]],
  [[{ name: 'screens', command: ['run'], filter }]],
];
const commands = (...words: string[]) =>
  chooseSteps(stages, words)
    .flat(2)
    .map(({ command }) => command.join(' '));

describe('the steps of a test run', () => {
  it('are all steps if none is named', () => {
    expect(chooseSteps(stages, [])).toEqual(stages);
  });

  it('are the named ones; a first word selects a group', () => {
    expect(commands('types')).toEqual(['tsc', 'tsc server']);
    expect(commands('types of the server')).toEqual(['tsc server']);
    expect(commands('screens', 'types')).toEqual(['tsc', 'tsc server', 'run']);
  });

  it('are filtered by the words after their name', () => {
    expect(commands('screens', 'spin.spec', 'bets.spec', 'types of the server')).toEqual([
      'tsc server',
      'run only spin.spec only bets.spec',
    ]);
  });

  it.each([
    ['an unknown name', ['lintt']],
    ['the beginning of a name', ['type']],
    ['a filter of a step that has none', ['types', 'spin.spec']],
    ['a filter that finds nothing', ['screens', 'spinn']],
    ['an unknown option', ['screens', '--fast.spec']],
  ])('refuse %s, and name the valid ones', (_, words) => {
    expect(() => chooseSteps(stages, words)).toThrow(UsageError);
    expect(() => chooseSteps(stages, words)).toThrow(`"${words.at(-1)}"`);
    expect(() => chooseSteps(stages, words)).toThrow(listSteps(stages));
  });
});

it('a lane is aside if all of its steps are', () => {
  const step = (name: string, isAside?: boolean) => ({ name, command: [], ...(isAside && { isAside }) });
  const lanes = [
    [step('server')],
    [step('new game', true), step('node', true)],
    [step('a', true), step('b')],
  ];
  const { now, meanwhile } = partLanes(lanes);
  expect(now).toEqual([lanes[0], lanes[2]]);
  expect(meanwhile).toEqual([lanes[1]]);
});
