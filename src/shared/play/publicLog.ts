import type { LogLine } from '../../../games/kit/fairness/log';

/** Where the server publishes the log of chains, beacons and called-off rounds. */
export const LOG_PATH = '/fairness/log.jsonl';

/** The text of the public log; null where the server has none. Rejects when it cannot be read. */
export async function fetchLog(): Promise<string | null> {
  const answer = await fetch(LOG_PATH, { cache: 'no-store', credentials: 'omit' });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the public log answers ${answer.status}`);
  return answer.text();
}

/** The lines of a log; those that are no JSON are left out. */
export const linesIn = (text: string): readonly LogLine[] =>
  text.split('\n').flatMap((line) => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line) as LogLine];
    } catch {
      return [];
    }
  });
