import { beforeEach, expect, test } from 'vitest';
import { countedId, ownUuid } from './madeUpId';

beforeEach(() => {
  ownUuid.forget();
  countedId.forget();
});

test.each([
  ['of its record', ownUuid],
  ['it is counted by', countedId],
])('%s is created once, stored, and created anew after it was forgotten', (_what, id) => {
  const first = id.read();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(id.read()).toBe(first);
  id.forget();
  expect(id.read()).not.toBe(first);
});

test('one id of the device reveals nothing about the other', () => {
  const [own, counted] = [ownUuid.read(), countedId.read()];
  expect(counted).not.toBe(own);
  countedId.forget();
  expect(ownUuid.read()).toBe(own);
});
