import { expect, test } from 'vitest';
import { tuned } from '../games/kit/scene/tuning';
import { failureText, fileOf } from './errorFile';

const withStack = (...lines: string[]) =>
  Object.assign(new Error('unknown event'), { stack: ['Error: unknown event', ...lines].join('\n') });
const at = (file: string) => `    at layOut (http://127.0.0.1:5173/${file}?t=1700000000:12:5)`;

test('the file of the game is named, not the frames that run every scene', () => {
  const error = withStack(
    at('games/kit/scene/motion/timeline.ts'),
    at('games/dice/scene/timeline.ts'),
    at('gallery/show.ts'),
  );
  expect(fileOf(error, 'dice')).toBe('games/dice/scene/timeline.ts');
  expect(failureText(error, 'dice')).toBe('games/dice/scene/timeline.ts: unknown event');
  expect(fileOf(withStack(at('src/stage/loop.ts')), 'dice')).toBe('src/stage/loop.ts');
});

test.each([
  ['ring', 'games/ring/scene/tuning.json'],
  ['draw', 'src/overlay/lucky-prize/draw/scene/tuning.json'],
  ['lotto', 'src/overlay/lotto/draw/scene/tuning.json'],
])('a value that is missing in the tuning of %s names %s', (scene, file) => {
  try {
    tuned({}, 'hopPx');
    expect.unreachable();
  } catch (error) {
    expect(failureText(error, scene)).toBe(`${file}: tuning has no number named hopPx`);
  }
});

test('a build has no names of files, so the scene is named', () => {
  expect(failureText(withStack('    at x (http://host/assets/board-a1b2.js:1:2)'), 'color')).toBe(
    'color: unknown event',
  );
});
