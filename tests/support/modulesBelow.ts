import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

type Module = Readonly<Record<string, unknown>>;

/**
 * Loaders of all modules below these folders, without components, styles and tests. They are imported by a computed
 * path: `import.meta.glob` would hide unused exports from the search for unused code.
 */
export function modulesBelow(folders: readonly string[]): readonly (() => Promise<Module>)[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(?!.*\.(test|css)\.ts$).*\.ts$/.test(path))
      .map((path) => () => import(/* @vite-ignore */ join(root, folder, path)) as Promise<Module>),
  );
}
