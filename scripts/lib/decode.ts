/** Translates positions in built files into positions in the sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

/** Returns the source map of a built file by the file's name; null without one. */
export type FindMap = (file: string, version: string | null) => TraceMap | null;

/**
 * Looks in `dist/maps`, which has one folder per version. File names carry a hash, so another version's map of the same
 * name is equally good.
 */
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

/** An address with line and column, as stacks of all engines and fault reports write it. */
const PLACE = /(?:[\w+-]+:\/\/[^\s()/]+)?\/(?:[\w.@~%+-]+\/)*([\w.-]+\.m?js)(?:\?[^\s():]*)?:(\d+):(\d+)/;

interface Decoded {
  readonly text: string;
  /** How many frames were found in the sources. */
  readonly frames: number;
}

/** A stack with source positions, each followed by its source line. Lines without a position stay unchanged. */
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

/** A fault of a device in the server's log. */
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

/** The faults in a log of JSON lines, each as last written, the most frequent first. */
export function faultsIn(log: string): LoggedFault[] {
  const faults = new Map<string, LoggedFault>();
  for (const line of log.split('\n')) {
    // A log may contain other text, such as the addresses printed at start.
    if (!line.startsWith('{') || !line.includes('"client_fault"')) continue;
    const entry = JSON.parse(line) as LoggedFault;
    if (entry.event === 'client_fault') faults.set(entry.fingerprint, entry);
  }
  return [...faults.values()].sort((one, other) => other.count - one.count);
}

/** A fault of the log as text, with source positions. */
export function describeFault(fault: LoggedFault, findMap: FindMap): Decoded {
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
