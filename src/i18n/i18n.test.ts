import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
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

/** The literal strings that a type stands for. */
const literalsOf = (type: ts.Type): readonly string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

const isKeyTemplate = (node: ts.Node): node is ts.TemplateExpression =>
  ts.isTemplateExpression(node) && areas.some((area) => node.head.text.startsWith(`${area}.`));

const isTranslation = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't';

/**
 * Every string that the sources of the app may use as a key, by the types of the compiler: literals, templates and the
 * arguments of `t`. A type of all keys says nothing about which are in use.
 */
function stringsIn(folder: string, allKeys: number): ReadonlySet<string> {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram({ rootNames: fileNames.filter((path) => path.includes(folder)), options });
  const checker = program.getTypeChecker();
  const strings = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.add(node.text);
    const typed = isKeyTemplate(node) ? node : isTranslation(node) ? node.arguments[0] : undefined;
    if (typed !== undefined) {
      const literals = literalsOf(checker.getTypeAtLocation(typed));
      if (literals.length < allKeys) for (const literal of literals) strings.add(literal);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (file.fileName.includes(folder) && !/\.test\.|\.json$/.test(file.fileName)) visit(file);
  }
  return strings;
}

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

test('finds the strings', () => {
  expect(areas.length).toBeGreaterThan(7);
  expect(games.length).toBeGreaterThan(5);
});

// That every key in use exists is checked by the type of `t`.
test('every existing key is in use', () => {
  const used = stringsIn('/src/', known.size);
  expect([...known].filter((key) => !used.has(key))).toEqual([]);
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
