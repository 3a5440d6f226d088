import type { DestinationStream } from 'pino';

/** One line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A destination for a server's log that a test can read. */
export function logLines() {
  const texts: string[] = [];
  const sink: DestinationStream = { write: (text) => void texts.push(text) };
  return {
    sink,
    /** The lines so far. Each is one line of JSON, whatever was logged. */
    lines: (): LogLine[] => texts.map((text) => JSON.parse(text) as LogLine),
    of: (event: string): LogLine[] =>
      texts.map((text) => JSON.parse(text) as LogLine).filter((line) => line.event === event),
    /** The whole log, except times and request ids, which may contain any digits by chance. */
    text: () => texts.join('').replace(/"(time|reqId)":("[^"]*"|\d+)/g, ''),
  };
}
