import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import i18next, { type i18n } from 'i18next';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages';
import { slimDom } from './slim/react.mjs';
import { slimRouter } from './slim/router.mjs';
import { slimWords } from './slim/words.mjs';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8');

/** The strings of a language by area, those of games among them. */
function tablesOf(language: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const areas = ['src/i18n/strings', 'games'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, join(root, folder, name, folder === 'games' ? 'words' : '')] as const),
  );
  return Object.fromEntries(
    areas.flatMap(([area, folder]) => {
      const file = readdirSync(folder).find((name) => name === `${language}.json`);
      return file === undefined ? [] : [[area, JSON.parse(readFileSync(join(folder, file), 'utf8'))]];
    }),
  );
}

const VALUES = [
  {},
  { count: 0 },
  { count: 1 },
  { count: 5 },
  { amount: '₱1,000.00 <b>', a: '{{b}}', b: '$& $1' },
];

async function everyString(engine: i18n): Promise<readonly string[]> {
  const said: string[] = [];
  const options = { fallbackLng: false, load: 'currentOnly', interpolation: { escapeValue: false } } as const;
  await engine.init({ lng: 'en-PH', resources: {}, ...options });
  for (const [language, { tag }] of Object.entries(LANGUAGES)) {
    const tables = tablesOf(language);
    engine.addResourceBundle(tag, 'translation', tables, true);
    await engine.changeLanguage(tag);
    const translate = engine.getFixedT(tag);
    for (const [area, strings] of Object.entries(tables)) {
      for (const key of [...Object.keys(strings), 'no such key']) {
        const name = `${area}.${key.replace(/_(one|other)$/, '')}`;
        for (const values of VALUES) said.push(translate(name, { ...values }));
      }
    }
  }
  return said;
}

test('what a build keeps of i18next says every string in every language as all of it does', async () => {
  const text = slimWords(read('i18next/dist/esm/i18next.js'));
  const slim: { default: i18n } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const said = await everyString(slim.default.createInstance());
  expect(said.length).toBeGreaterThan(30_000);
  expect(said).toEqual(await everyString(i18next.createInstance()));
});

const EXPORTED = /^\s*exports\.(\w+) = /gm;
const exportsOf = (text: string) => [...text.matchAll(EXPORTED)].map(([, name = '']) => name);

test('a build renders pages without what only hydration needs', () => {
  const text = slimDom(read('react-dom/cjs/react-dom-client.production.js'));
  expect(exportsOf(text)).toEqual(['createRoot', 'version']);
  expect(text).not.toMatch(/FragmentInstance\.prototype|\bcase (18|19|26|27|30):(?! *\/\/)\s*return/);
  expect(() => compileFunction(text, ['exports', 'require'])).not.toThrow();
});

test('the router goes its own ways alone', () => {
  const text = readdirSync(join(root, 'node_modules/react-router/dist/production'))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => slimRouter(read(`react-router/dist/production/${name}`)))
    .join('\n');
  expect(text).toContain('isDataRoute ? (void 0) : useNavigateUnstable()');
  expect(text).not.toMatch(/contextType = /);
});

test('a library that says otherwise breaks the build instead of losing something else', () => {
  for (const slim of [slimWords, slimDom]) expect(() => slim('export const other = 1;')).toThrow();
  expect(() => slimRouter('function useNavigate() {}')).toThrow('useNavigateStable');
});

/** The development server has all of React: what a build leaves out would be missed by players first. */
const LEFT_OUT = new RegExp(
  [
    '\\b(useActionState|useOptimistic|ViewTransition|SuspenseList|hydrateRoot)\\b',
    '<(html|head|body|title|meta|link|style|script)[ >]',
    "import \\{(?! (createPortal|flushSync) \\})[^}]*\\} from 'react-dom'",
  ].join('|'),
);

test('nothing in the sources asks React for what a build leaves out', () => {
  const pages = ['src', 'games', 'gallery'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
      .map((path) => join(root, folder, path)),
  );
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter((path) => LEFT_OUT.test(readFileSync(path, 'utf8')))).toEqual([]);
});
