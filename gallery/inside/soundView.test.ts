import { expect, test } from 'vitest';
import { peaksOf } from './soundView';

test('each stretch is as high as its loudest sample', () => {
  expect(peaksOf(Float32Array.of(0, 0.5, -0.75, 0.25, 0, 0), 3)).toEqual([0.5, 0.75, 0]);
});

test('a cue that is shorter than its picture repeats samples', () => {
  expect(peaksOf(Float32Array.of(0.5), 3)).toEqual([0.5, 0.5, 0.5]);
});
