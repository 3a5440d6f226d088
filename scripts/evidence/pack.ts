import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** What one part of the pack shows, the command that makes it again, and what came of it. */
export interface Shown {
  readonly title: string;
  readonly command: string;
  /** A sentence with the part's figures. */
  readonly result: string;
  /** Whether everything in it holds. */
  readonly holds: boolean;
  /** Paths in the pack. */
  readonly files: readonly string[];
}

/** The folder of a pack. */
export class Pack {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Writes a file of the pack. Returns its path in the pack. */
  async write(path: string, content: string | Buffer): Promise<string> {
    const file = join(this.folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    return path;
  }

  writeJson(path: string, content: unknown): Promise<string> {
    return this.write(path, `${JSON.stringify(content, null, 2)}\n`);
  }

  /** Copies a file of the project. Throws where there is none. */
  async copy(from: string, path: string): Promise<string> {
    return this.write(path, await readFile(from));
  }

  /** Writes the table of contents, and the hash of every file but itself, in the form of `sha256sum --check`. */
  async seal(head: string, shown: readonly Shown[]): Promise<void> {
    await this.write('README.md', contentsOf(head, shown));
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)))
      .filter((path) => path !== SUMS)
      .sort();
    const lines = await Promise.all(
      files.map(async (path) => `${sha256(await readFile(join(this.folder, path)))}  ${path}`),
    );
    await this.write(SUMS, `${lines.join('\n')}\n`);
  }
}

const SUMS = 'SHA256SUMS';

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The table of contents: each part with the command that makes it again. */
export function contentsOf(head: string, shown: readonly Shown[]): string {
  const parts = shown.flatMap(({ title, command, result, holds, files }) => [
    `## ${title}`,
    '',
    `${holds ? '' : '**DOES NOT HOLD.** '}${result}`,
    '',
    `Made by \`${command}\`.`,
    '',
    ...files.map((path) => `- [${path}](${path})`),
    '',
  ]);
  const failed = shown.filter(({ holds }) => !holds).length;
  const verdict = failed === 0 ? 'Every part holds.' : `${failed} of ${shown.length} parts DO NOT HOLD.`;
  return [
    '# Evidence for a test laboratory',
    '',
    head,
    '',
    `${verdict} \`sha256sum --check ${SUMS}\` compares the files with their hashes.`,
    '',
    ...parts,
  ].join('\n');
}
