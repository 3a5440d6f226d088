import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generatedPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Page } from '@playwright/test';

const root = resolve(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const maps = join(root, 'dist/maps', version);
/** The files that players load; the gallery's are beside them. */
const assets = join(root, 'dist/client/assets');

/** A fault planted in a built file, and its place in the sources. */
export interface Planted {
  /** The message of the thrown error. */
  readonly message: string;
  /** File and line, such as `games/color/scene/Scene.tsx:48`. */
  readonly place: string;
  /** Serves the file unchanged from now on. */
  readonly remove: () => Promise<void>;
}

/** Throws in the call itself, or where no caller can catch it: in a task of its own, or in a promise. */
type Thrown = 'at once' | 'later' | 'in a promise';

const statementOf = (thrown: Thrown, error: string): string =>
  ({
    'at once': `throw ${error};`,
    later: `setTimeout(()=>{throw ${error}});`,
    'in a promise': `Promise.reject(${error});`,
  })[thrown];

/**
 * Makes a function of the built app throw: the browser gets the file with a `throw` as the first statement of the function
 * that is declared by this line of the source. Only the response is changed, nothing of the build.
 */
export async function plantThrow(
  page: Page,
  source: string,
  declaration: string,
  thrown: Thrown = 'at once',
): Promise<Planted> {
  const lines = readFileSync(join(root, source), 'utf8').split('\n');
  const row = lines.findIndex((line) => line.includes(declaration));
  const column = lines[row]?.search(/\w+\(/) ?? -1;
  if (row === -1 || column === -1) throw new Error(`${source} has no line containing ${declaration}`);
  const { file, at } = positionIn(source, { line: row + 1, column });
  const text = readFileSync(join(assets, file), 'utf8').split('\n');
  const built = text[at.line - 1] ?? '';
  const [head] = /\([^()]*\)\s*\{/.exec(built.slice(at.column)) ?? [];
  if (head === undefined) throw new Error(`the built file has no body of ${declaration}`);
  const body = at.column + built.slice(at.column).indexOf(head) + head.length;
  const [name = ''] = /\w+(?=\()/.exec(declaration) ?? [];
  const message = `planted in ${name} of ${source.split('/').at(-1)}, thrown ${thrown}`;
  const planted = statementOf(thrown, `new Error(${JSON.stringify(message)})`);
  text[at.line - 1] = `${built.slice(0, body)}${planted}${built.slice(body)}`;
  const address = `**/assets/${file}`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: text.join('\n') }),
  );
  return { message, place: `${source}:${row + 2}`, remove: () => page.unroute(address) };
}

/** The built file that contains a source, and the position of this place in it. */
function positionIn(source: string, place: { readonly line: number; readonly column: number }) {
  for (const name of readdirSync(maps)) {
    const file = name.replace(/\.map$/, '');
    if (!existsSync(join(assets, file))) continue;
    const map = new TraceMap(readFileSync(join(maps, name), 'utf8'));
    const known = map.sources.find((one) => one?.endsWith(`/${source}`));
    if (known === undefined || known === null) continue;
    const at = generatedPositionFor(map, { source: known, ...place });
    if (at.line !== null) return { file, at };
  }
  throw new Error(`no map in ${maps} contains ${source}`);
}
