/**
 * Translates a stack of the built app into lines of its sources: `npm run decode`, with the stack on standard input or
 * in a file; `npm run decode -- --log server.log` lists all faults of players' devices in a log. Needs the source maps
 * in `dist/maps`; `--maps` names another folder. Exits with 1 when no line was found.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeStack, describeFault, faultsIn, mapsIn } from './lib/decode';

const { values, positionals } = parseArgs({
  options: { log: { type: 'string' }, maps: { type: 'string' }, version: { type: 'string' } },
  allowPositionals: true,
});
const maps = mapsIn(values.maps ?? join(import.meta.dirname, '../dist/maps'));
/** `-` and a missing path stand for standard input. */
const read = (path: string | undefined): string =>
  readFileSync(path === undefined || path === '-' ? 0 : path, 'utf8');

const decoded =
  values.log === undefined
    ? [decodeStack(read(positionals[0]), maps, values.version ?? null)]
    : faultsIn(read(values.log)).map((fault) => describeFault(fault, maps));
console.log(
  decoded.length === 0 ? 'The log has no faults of devices.' : decoded.map(({ text }) => text).join('\n\n'),
);
if (decoded.length > 0 && !decoded.some(({ frames }) => frames > 0)) {
  console.error('No source position was found: are the source maps of that version in dist/maps?');
  process.exitCode = 1;
}
