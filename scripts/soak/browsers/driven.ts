import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser under remote control, with one page. */
export interface Driven {
  /** As it calls itself: "Firefox 153.7". */
  readonly version: string;
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page; its result must be JSON. Rejects with what it throws. */
  run(body: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The first of some programs that is on the path or in one of the folders; null where none is. */
export function programOf(names: readonly string[], folders: readonly string[] = []): string | null {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  for (const name of names) {
    const found = places.map((place) => join(place, name)).find((path) => existsSync(path));
    if (found !== undefined) return found;
  }
  return null;
}

/** Resolves with the first match in what a process prints; rejects with its output when it ends or takes too long. */
export function printed(
  child: import('node:child_process').ChildProcess,
  pattern: RegExp,
  maxMs: number,
): Promise<string> {
  return new Promise((found, failed) => {
    let output = '';
    const timer = setTimeout(() => failed(new Error(`it did not start in time:\n${output}`)), maxMs);
    const read = (text: Buffer) => {
      output += text.toString();
      const match = pattern.exec(output)?.[1];
      if (match === undefined) return;
      clearTimeout(timer);
      found(match);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`it ended with ${code}:\n${output}`)));
  });
}
