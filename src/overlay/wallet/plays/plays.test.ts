import { expect, test } from 'vitest';
import { filterOf, playsBody, shownId } from './plays';

const filter = (address: string) => filterOf(new URLSearchParams(address));
/** Half past midnight in Manila, the day before elsewhere. */
const NOW = Date.parse('2026-11-20T16:30:00Z');

test('an address without a filter lists all games of a week', () => {
  expect(filter('')).toEqual({ whose: 'all', range: 'week', game: null });
  expect(filter('whose=ours&since=always&game=../x')).toEqual({ whose: 'all', range: 'week', game: null });
  expect(filter('since=toString')).toMatchObject({ range: 'week' });
});

test('an address names the provider, the period, and a single game', () => {
  expect(filter('whose=provider&since=month&game=EVO_31')).toEqual({
    whose: 'provider',
    range: 'month',
    game: 'EVO_31',
  });
});

test('days are Manila days and include today', () => {
  const from = (since: string) => playsBody(filter(`since=${since}`), NOW).from;
  expect(from('day')).toBe('2026-11-20T16:00:00.000Z');
  expect(from('week')).toBe('2026-11-14T16:00:00.000Z');
  expect(from('month')).toBe('2026-10-22T16:00:00.000Z');
  expect(playsBody(filter('since=ever'), NOW)).toEqual({ whose: 'all' });
});

test('a game is identified by its provider and its id, which may contain the separator', () => {
  expect(playsBody(filter('since=ever&game=JDB_a_b'), NOW).game).toEqual({
    gameProvider: 'JDB',
    gameId: 'a_b',
  });
});

test('a long round number is shortened to its two ends, a short one is shown whole', () => {
  expect(shownId('4711')).toBe('4711');
  expect(shownId('123456789012')).toBe('123456789012');
  expect(shownId('7e27e2f2c49e96b95b4d4892')).toBe('7e27…4892');
});
