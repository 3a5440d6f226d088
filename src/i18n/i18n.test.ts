import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Expression, Node } from 'typescript-native/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript-native/unstable/ast/is';
import { API, type Type } from 'typescript-native/unstable/sync';
import { afterAll, describe, expect, test } from 'vitest';

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
const keysOf = (strings: Strings) => [...new Set(Object.keys(strings).map(singular))];

const known = new Set(
  areas.flatMap((area) => keysOf(read(`src/i18n/strings/${area}/enPH.json`)).map((key) => `${area}.${key}`)),
);

/** The literal strings that a type stands for. A type of all keys says nothing about which are in use. */
function literalsOf(type: Type | undefined, allKeys: number): readonly string[] {
  if (type?.isStringLiteralType() === true) return [type.value];
  const parts = type?.isUnionType() === true ? type.getTypes() : [];
  return parts.length < allKeys ? parts.flatMap((part) => literalsOf(part, 2)) : [];
}

const isKeyTemplate = (node: Node): node is Expression =>
  isTemplateExpression(node) && areas.some((area) => node.head.text.startsWith(`${area}.`));

/** The key in a call of `t` or `translate`. */
function keyAsked(node: Node): Expression | undefined {
  if (!isCallExpression(node)) return undefined;
  const { expression } = node;
  const name = isPropertyAccessExpression(expression) ? expression.name : expression;
  return isIdentifier(name) && ['t', 'translate'].includes(name.text) ? node.arguments[0] : undefined;
}

/** Strings in the sources of a folder. */
interface Found {
  /** Every literal string. */
  readonly literals: ReadonlySet<string>;
  /** The strings that the types of keys in calls of `t` and `translate` and of templates stand for. */
  readonly asked: ReadonlySet<string>;
}

const config = join(root, 'tsconfig.json');
const api = new API({ cwd: root });
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
afterAll(() => api.close());

function stringsIn(folder: string, allKeys: number): Found {
  if (project === undefined) throw new Error('the project was not opened');
  const { program, checker } = project;
  const literals = new Set<string>();
  const keys: Node[] = [];
  const visit = (node: Node): void => {
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) literals.add(node.text);
    const key = isKeyTemplate(node) ? node : keyAsked(node);
    if (key !== undefined) keys.push(key);
    node.forEachChild((child) => void visit(child));
  };
  for (const path of program.getSourceFileNames()) {
    if (!path.startsWith(join(root, folder, '/')) || /\.test\.|\.json$/.test(path)) continue;
    const file = program.getSourceFile(path);
    if (file !== undefined) visit(file);
  }
  const types = checker.getTypeAtLocation(keys);
  return { literals, asked: new Set(types.flatMap((type) => literalsOf(type, allKeys))) };
}

// That every key in use exists is checked by the types of `t` and `translate`.
const app = stringsIn('src', known.size);
/** Keys that the app asks of every game. */
const keysOfPage = [...app.asked].filter((key) => !known.has(key));
const kit = keysOf(read('games/kit/words/enPH.json'));

test('finds the strings', () => {
  expect(areas.length).toBeGreaterThan(7);
  expect(games.length).toBeGreaterThan(5);
  expect(keysOfPage).toContain('title');
});

test('every string of the app is in use', () => {
  expect([...known].filter((key) => !app.literals.has(key) && !app.asked.has(key))).toEqual([]);
});

test('every string of the kit is in use', () => {
  const { asked } = stringsIn('games', kit.length);
  expect(kit.filter((key) => !asked.has(key))).toEqual([]);
});

describe.each(games)('the strings of %s', (game) => {
  const own = keysOf(read(`games/${game}/words/enPH.json`));

  test('are all in use', () => {
    const { asked } = stringsIn(`games/${game}`, own.length);
    expect(own.filter((key) => !asked.has(key) && !keysOfPage.includes(key))).toEqual([]);
  });

  test('repeat none of the kit', () => {
    expect(own.filter((key) => kit.includes(key))).toEqual([]);
  });
});
