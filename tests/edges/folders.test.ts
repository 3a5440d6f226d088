import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = 'assets bench contract docs gallery games public scripts server src tests workers'.split(' ');
const MOST_FILES = 40;
/** Series, in which nobody looks for a file by its subject: numbered files, and pictures by game and moment. */
const SERIES = ['docs/decisions', 'server/db/migrations', 'tests/snapshots/pictures'];

/** Every folder at and below a path, with its number of files. */
function counted(folder: string): readonly (readonly [folder: string, files: number])[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return [
    [folder, entries.filter((entry) => entry.isFile()).length] as const,
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => counted(`${folder}/${name}`)),
  ];
}

test(`no folder has more than ${MOST_FILES} files: its subjects get folders of their own`, () => {
  const large = FOLDERS.flatMap(counted).filter(([, files]) => files > MOST_FILES);
  expect(large.map(([folder]) => folder).toSorted()).toEqual(SERIES);
});
