import { expect, test } from 'vitest';
import { PAGES } from './pageList';

test.each(Object.entries(PAGES))('the page at %s can be loaded', async (_path, load) => {
  expect(await load()).toBeTypeOf('function');
});
