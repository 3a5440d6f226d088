/** Turns places in built files into places in the sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** The source map of a built file, by the file's name; null where there is none. */
export type FindMap = (file: string, version: string | null) => TraceMap | null;

/** Looks through `dist/maps`, one folder a version. Names carry a hash, so another version's map of that name is as good. */
export function mapsIn(folder: string): FindMap {
  const known = new Map<string, TraceMap | null>();
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return (file, version) => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const paths = [...(version === null ? [] : [version]), ...versions].map((name) =>
      join(folder, name, `${file}.map`),
    );
    const path = paths.find((one) => existsSync(one));
    const map = path === undefined ? null : new TraceMap(readFileSync(path, 'utf8'));
    known.set(file, map);
    return map;
  };
}

/** An address with line and column, as stacks of all engines and reports of faults write it. */
const PLACE = /(?:[\w+-]+:\/\/[^\s()/]+)?\/(?:[\w.@~%+-]+\/)*([\w.-]+\.m?js)(?:\?[^\s():]*)?:(\d+):(\d+)/;

interface Decoded {
  readonly text: string;
  /** How many frames have a place in the sources. */
  readonly frames: number;
}

/** A stack with the places of the sources, and below each the line that stands there. Lines without a place stay as they are. */
export function decodeStack(stack: string, findMap: FindMap, version: string | null = null): Decoded {
  let frames = 0;
  const lines = stack.split('\n').map((line) => {
    const [place, file = '', row, column] = PLACE.exec(line) ?? [];
    const map = place === undefined ? null : findMap(file, version);
    if (place === undefined || map === null) return line;
    // Engines count columns from one, source maps from zero.
    const found = originalPositionFor(map, { line: Number(row), column: Math.max(Number(column) - 1, 0) });
    if (found.source === null) return line;
    frames += 1;
    const path = found.source.replace(/^(\.\.?\/)+/, '');
    const text = sourceContentFor(map, found.source)?.split('\n')[found.line - 1]?.trim();
    const decoded = line.replace(place, `${path}:${found.line}:${found.column + 1}`);
    return text ? `${decoded}\n       > ${text}` : decoded;
  });
  return { text: lines.join('\n'), frames };
}

/** One fault of a device, as the server's log has it. */
interface LoggedFault {
  readonly event: 'client_fault';
  readonly fingerprint: string;
  readonly count: number;
  readonly message: string;
  readonly stack: string;
  readonly page: string;
  readonly version: string;
  readonly skin: string;
  readonly browser: string;
  readonly firstAt: string;
  readonly lastAt: string;
}

/** The faults of a log of JSON lines, each as it was last written, the most frequent first. */
export function faultsIn(log: string): LoggedFault[] {
  const faults = new Map<string, LoggedFault>();
  for (const line of log.split('\n')) {
    // A log may hold what others write, such as the addresses of a start.
    if (!line.startsWith('{') || !line.includes('"client_fault"')) continue;
    const entry = JSON.parse(line) as LoggedFault;
    if (entry.event === 'client_fault') faults.set(entry.fingerprint, entry);
  }
  return [...faults.values()].sort((one, other) => other.count - one.count);
}

/** A fault of the log in words, with the places of the sources. */
export function tellFault(fault: LoggedFault, findMap: FindMap): Decoded {
  const { fingerprint, count, message, page, version, skin, browser, firstAt, lastAt } = fault;
  const { text, frames } = decodeStack(fault.stack, findMap, version);
  const head = [
    message,
    `  ${fingerprint}: ${count} times from ${firstAt} to ${lastAt}`,
    `  on ${page}, version ${version}, skin ${skin}, ${browser}`,
  ];
  const indented = text.split('\n').map((line) => `    ${line}`);
  return { text: [...head, ...indented].join('\n'), frames };
}
