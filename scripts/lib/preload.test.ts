import { expect, test } from 'vitest';
import { filesOf, preloading, refusePageParts, refuseSchemas } from './preload.mjs';

const manifest = {
  'src/Page.tsx': {
    file: 'assets/Page-a.js',
    imports: ['_table-b.js', '_shell-c.js'],
    css: ['assets/Page-a.css'],
  },
  '_table-b.js': {
    file: 'assets/table-b.js',
    name: 'table',
    imports: ['_shell-c.js', 'src/Page.tsx'],
    css: ['assets/table-b.css'],
  },
  '_shell-c.js': { file: 'assets/shell-c.js', css: ['assets/shell-c.css'] },
  '_scene-x.js': { file: 'assets/scene-x.js', name: 'scene-x' },
};
const first = new Set(['assets/shell-c.js', 'assets/shell-c.css']);

test('the preloaded files are those named, with their imports and styles, without those that load anyway', () => {
  expect(filesOf(manifest, ['src/Page.tsx', 'scene-x'], first)).toEqual([
    '/assets/Page-a.js',
    '/assets/Page-a.css',
    '/assets/table-b.js',
    '/assets/table-b.css',
    '/assets/scene-x.js',
  ]);
});

test('a moved or renamed source breaks the build instead of being preloaded in vain', () => {
  expect(() => filesOf(manifest, ['src/Gone.tsx'], first)).toThrow('src/Gone.tsx');
  expect(() => filesOf(manifest, ['gone'], first)).toThrow('gone');
});

test('every module of a page is preloaded, and the last one is the entry', () => {
  const script = (name: string) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`;
  const link = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`;
  const page = preloading(`<head>\n    ${script('frame-a')}\n    ${script('shell-b')}\n  </head>`);
  expect(page).toBe(
    `<head>\n    ${link('frame-a')}\n    ${link('shell-b')}\n    ${script('shell-b')}\n  </head>`,
  );
  expect(() => preloading('<head></head>')).toThrow('no module');
});

test('a game that would load what only pages need is refused by name', () => {
  const files = ['/assets/table-Ab_1.js', '/assets/table-Ab_1.css', '/assets/board-color-x.js'];
  expect(() => refusePageParts('color', files)).not.toThrow();
  for (const page of ['kit', 'forms', 'reports']) {
    expect(() => refusePageParts('color', [...files, `/assets/${page}-A-b_1.js`])).toThrow(
      `color loads /assets/${page}-`,
    );
  }
});

test('a first download that holds schemas is refused', () => {
  expect(() => refuseSchemas('assets/shell-a.js', 'const Zod=1')).not.toThrow();
  expect(() => refuseSchemas('assets/shell-a.js', 'a("ZodMiniType",()=>{})')).toThrow('assets/shell-a.js');
});
