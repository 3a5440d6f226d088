import { expect, test } from 'vitest';
import { changed } from './history';
import { changesIn, filedNow, historyFor, keepHistory, markWritten, unsavedGames, valuesIn } from './store';

const hop = (game: string, to: number) =>
  keepHistory(game, changed(historyFor(game, changesIn(game)), { name: 'hopPx', from: 6, to }, false));

test('each game keeps its own changes while another is on show', () => {
  filedNow('color', { hopPx: 6, rollMs: 900 });
  filedNow('dice', { hopPx: 6 });
  expect(hop('color', 8)).toEqual({ hopPx: 8 });
  expect(changesIn('dice')).toEqual({});
  expect(valuesIn('color')).toEqual({ hopPx: 8, rollMs: 900 });
  expect(unsavedGames()).toEqual([{ game: 'color', count: 1 }]);
});

test('what was saved is the file, until its module is loaded anew', () => {
  const loaded = { hopPx: 6 };
  filedNow('ring', loaded);
  hop('ring', 9);
  markWritten('ring');
  expect(filedNow('ring', loaded)).toEqual({ hopPx: 9 });
  expect(changesIn('ring')).toEqual({});
  expect(filedNow('ring', { hopPx: 7 })).toEqual({ hopPx: 7 });
});

test('the address of a link replaces the list of steps', () => {
  filedNow('sabong', { hopPx: 6, speed: 2 });
  hop('sabong', 8);
  expect(historyFor('sabong', { hopPx: 8 }).steps).toHaveLength(1);
  expect(historyFor('sabong', { speed: 3, unknown: 1 }).steps).toEqual([{ name: 'speed', from: 2, to: 3 }]);
  expect(changesIn('sabong')).toEqual({ speed: 3 });
});
