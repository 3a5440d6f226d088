import { expect, test } from 'vitest';
import { allCalls } from '../../contract/calls';
import config from '../../vite.config';

test('the server of `npm run dev` hands every call of the contract on', () => {
  const forwarded = Object.keys(config.server?.proxy ?? {});
  expect(forwarded).toContain('/live');
  const lost = allCalls.filter(({ path }) => !forwarded.some((start) => path.startsWith(start)));
  expect(lost.map(({ path }) => path)).toEqual([]);
});
