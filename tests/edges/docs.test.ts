import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const DECISIONS = 'docs/decisions';
const PAGES = readdirSync(join(root, DECISIONS)).filter((name) => /^\d{4}-/.test(name));
const DOCS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'GLOSSARY.md'],
  ...[
    'docs/operating.md',
    'docs/runbooks.md',
    'docs/scale.md',
    'docs/threats.md',
    'docs/threat-proofs.md',
    'docs/wrapper.md',
    'deploy/README.md',
  ],
];
const FOLDERS =
  'assets bench contract deploy docs gallery games public scripts server src tests workers'.split(' ');
const A_PATH = new RegExp(`^(${FOLDERS.join('|')})/[\\w<>{},.*/-]*$`);
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);
/** The game that CONTRIBUTING lays out. */
const EXAMPLE = 'games/coin';

/** The paths of the tree that a document names: `<name>` stands for any, `{a,b}` for one of them. */
function namedPaths(document: string): readonly string[] {
  const named = [...document.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/[\s;]+/));
  return named.filter((path) => A_PATH.test(path) && !path.startsWith(EXAMPLE));
}

const isThere = (path: string): boolean => {
  if (!/[<{*]/.test(path)) return existsSync(join(root, path));
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.]/g, '[.]')
    .replace(/<[^>]*>|\*/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  const wanted = new RegExp(`^${pattern}$`);
  return FILES.some((name) => wanted.test(name));
};

describe('the documents', () => {
  it.each(DOCS)('%s names paths that exist', (file) => {
    expect(namedPaths(text(file)).filter((path) => !isThere(path))).toEqual([]);
  });

  it('link to pages that exist', () => {
    const links = DOCS.flatMap((file) =>
      [...text(file).matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, to = '']) => join(file, '..', to)),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('name statements across players that exist', () => {
    const [, section = ''] = text('docs/scale.md').split('### Statements that cross players');
    const rows = [...(section.split(/\n##+ /)[0] ?? '').matchAll(/^\| `([^`]+)` +\| `(\w+)` +\| (.*) \|$/gm)];
    expect(rows.length).toBeGreaterThan(20);
    const isDefined = (file: string, name: string) =>
      existsSync(join(root, file)) &&
      new RegExp(`^(export )?(async )?(CREATE OR REPLACE )?(function|const|class) ${name}\\b`, 'im').test(
        text(file),
      );
    const missing = rows.filter(([, file = '', name = '']) => !isDefined(file, name));
    expect(missing.map(([row]) => row)).toEqual([]);
  });

  it('list every decision once, under its own title', () => {
    const listed = [...text(`${DECISIONS}/README.md`).matchAll(/^- \[(.*)\]\((.*)\)$/gm)];
    const titles = PAGES.map((page) => [page, /^# (.*)$/m.exec(text(`${DECISIONS}/${page}`))?.[1]]);
    expect(listed.map(([, title, page]) => [page, title]).toSorted()).toEqual(titles.toSorted());
  });
});
