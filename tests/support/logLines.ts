import type { DestinationStream } from 'pino';

/** One line of the server's log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A place where a server writes its log, to be read by a test. */
export function logLines() {
  const texts: string[] = [];
  const sink: DestinationStream = { write: (text) => void texts.push(text) };
  return {
    sink,
    /** The lines so far. Each is one line of JSON, whatever was logged. */
    lines: (): LogLine[] => texts.map((text) => JSON.parse(text) as LogLine),
    of: (event: string): LogLine[] =>
      texts.map((text) => JSON.parse(text) as LogLine).filter((line) => line.event === event),
    /** All of it as it was written, but for times and request ids, in which any digits may stand by chance. */
    text: () => texts.join('').replace(/"(time|reqId)":("[^"]*"|\d+)/g, ''),
  };
}
