import { expect, test } from 'vitest';
import { EVENT_KEYS, LATER_EVENTS } from '../../contract/reports';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every event that something of the app tells. */
const told = new Set(
  Object.entries(sources).flatMap(([path, text]) =>
    /\.test\./.test(path)
      ? []
      : [...String(text).matchAll(/\breportEvent\('(\w+)'/g)].map(([, name = '']) => name),
  ),
);

test('every event that is known is told by something, but for those of what comes later', () => {
  const known = Object.keys(EVENT_KEYS).filter((name) => !LATER_EVENTS.some((later) => later === name));
  expect([...told].toSorted()).toEqual(known.toSorted());
});
