import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Strings = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../..');
const read = (path: string): Strings => JSON.parse(readFileSync(join(root, path), 'utf8'));

const areas = readdirSync(join(root, 'src/i18n/strings'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** A game has strings once it has a card. */
const games = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.name !== 'kit' && existsSync(join(root, 'games', entry.name, 'index.ts')))
  .map(({ name }) => name);

/** Plural forms differ by language: all of them are one string. */
const singular = (key: string) => key.replace(/_(one|other)$/, '');
const keysOf = (strings: Strings) => [...new Set(Object.keys(strings).map(singular))].toSorted();

const textsOf = (...roots: readonly string[]): readonly string[] =>
  roots.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  );
const found = (texts: readonly string[], pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')));

/** The fixed part of a key before its first variable part, which ends with `${`. */
const sources = textsOf('src', 'server/domains/catalogue');
const used = found(sources, new RegExp(`['"\`]((?:${areas.join('|')})\\.[\\w.]*(?:\\$\\{)?)`, 'g'));
const known = new Set(
  areas.flatMap((area) => keysOf(read(`src/i18n/strings/${area}/enPH.json`)).map((key) => `${area}.${key}`)),
);

const missingFrom = (strings: ReadonlySet<string>, asked: ReadonlySet<string>) =>
  [...asked].filter((key) =>
    key.endsWith('${')
      ? ![...strings].some((other) => other.startsWith(key.slice(0, -2)))
      : !strings.has(key),
  );
function idleIn(strings: ReadonlySet<string>, asked: ReadonlySet<string>) {
  const prefixes = [...asked].filter((key) => key.endsWith('${')).map((key) => key.slice(0, -2));
  return [...strings].filter(
    (key) => !asked.has(key) && !prefixes.some((prefix) => prefix !== '' && key.startsWith(prefix)),
  );
}

test('finds the keys in the sources', () => {
  expect(areas.length).toBeGreaterThan(7);
  expect(games.length).toBeGreaterThan(5);
  expect(used.size).toBeGreaterThan(100);
});

test('every key in use exists', () => {
  expect(missingFrom(known, used)).toEqual([]);
});

test('every existing key is in use', () => {
  expect(idleIn(known, used)).toEqual([]);
});

/** The strings of parts that boards share have the prefix of the kit. */
const kit = new Set(keysOf(read('games/kit/words/enPH.json')));
const QUOTED = /['"`]([\w.]+(?:\$\{)?)/g;

describe('the strings of the kit', () => {
  const asked = found(textsOf('games'), /['"`](kit\.[\w.]*(?:\$\{)?)/g);

  test('are exactly those in use', () => {
    expect(missingFrom(kit, asked)).toEqual([]);
    expect(idleIn(kit, asked)).toEqual([]);
  });

  test("have the kit's own keys", () => {
    expect([...kit].filter((key) => !key.startsWith('kit.'))).toEqual([]);
  });
});

/** Strings that the game's page needs from every game. */
const HOST_KEYS = new Set(['title', 'kind']);

describe.each(games)('the strings of %s', (game) => {
  const own = new Set(keysOf(read(`games/${game}/words/enPH.json`)));
  const texts = textsOf(`games/${game}`);

  test('have every key that the game uses, and repeat none of the kit', () => {
    const asked = found(texts, /\btranslate\(\s*['"`]([\w.]+(?:\$\{)?)/g);
    expect(missingFrom(new Set([...own, ...kit]), asked)).toEqual([]);
    expect([...own].filter((key) => kit.has(key))).toEqual([]);
  });

  test('have no unused key', () => {
    const idle = idleIn(own, found(texts, QUOTED));
    expect(idle.filter((key) => !HOST_KEYS.has(key))).toEqual([]);
  });
});
