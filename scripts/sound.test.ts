import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { recipes as ui } from '../assets/sound/ui';
import { recipes as wins } from '../assets/sound/wins';
import { recipes as color } from '../games/color/sound/recipes';
import type { Sound } from '../games/kit/sound/instruments';

const root = resolve(import.meta.dirname, '..');
const all = Object.entries({ ...ui, ...wins, ...color }).map(([name, recipe]) => ({ name, sound: recipe() }));
const peak = (sound: Sound): number => sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

test('the sprites match the current recipes', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sound.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('a game that has no sprite is refused, and nothing is rendered', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/sound.mjs', 'roulette'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('There is no sprite "roulette"; it must be one of: ui, wins, color,');
});

test.each(all)('$name is loud enough to hear and stays below the limit', ({ sound }) => {
  expect(peak(sound)).toBeGreaterThan(10 ** (-14 / 20));
  expect(peak(sound)).toBeLessThanOrEqual(10 ** (-2 / 20) + 1e-6);
});

test.each(all)('$name starts at once and ends in silence', ({ sound }) => {
  const first = sound.findIndex((value) => Math.abs(value) > 10 ** (-40 / 20));
  expect(first / 48).toBeLessThan(130);
  expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(1e-3);
});

test('a recipe gives the same samples every time', () => {
  for (const recipe of Object.values(color)) expect(recipe()).toEqual(recipe());
});

test('every sprite lists its cues in order and without overlap', () => {
  for (const path of ['assets/sound/ui', 'assets/sound/wins', 'games/color/sound/sprite']) {
    const { cues } = JSON.parse(readFileSync(resolve(root, `${path}.json`), 'utf8'));
    let endMs = 0;
    for (const [offsetMs, lengthMs] of Object.values<[number, number]>(cues)) {
      expect(offsetMs).toBeGreaterThan(endMs);
      endMs = offsetMs + lengthMs;
    }
  }
});

test('every game has an ambience of at most 120 kB', () => {
  const games = readdirSync(resolve(root, 'games')).filter((game) =>
    existsSync(resolve(root, 'games', game, 'sound/recipes.ts')),
  );
  expect(games.length).toBeGreaterThan(6);
  for (const game of games) {
    expect(statSync(resolve(root, `games/${game}/sound/ambience.webm`)).size, game).toBeLessThanOrEqual(
      120_000,
    );
  }
});
