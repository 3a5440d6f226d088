import type { LuckyDraw } from '../../../contract/rewards/luckyPrize';
import type { LogLine } from '../../../games/kit/fairness/log';
import { listHash, RAFFLE } from '../../../games/kit/fairness/raffle';
import { askRoundCheck, type CheckState } from '../../shared/workers/roundCheck';
import { evidenceOf } from './evidence';
import { allTickets } from './luckyPrize';

export const CHECKS = ['log', 'list', 'commitment', 'bound', 'signature', 'outcome'] as const;

export type CheckName = (typeof CHECKS)[number];

export type DrawReport = Readonly<Record<CheckName, CheckState>>;

const LOG_PATH = '/fairness/log.jsonl';

/** Checks a draw on this device, from the whole published list and the public log. Throws when they cannot be loaded. */
export async function verifyDraw(draw: LuckyDraw): Promise<DrawReport> {
  const [tickets, log] = await Promise.all([allTickets(draw.monday), fetchLog()]);
  const list = tickets.length === draw.tickets && listHash(tickets) === draw.listHash;
  const report = await askRoundCheck((worker) =>
    worker.check(
      [
        { name: RAFFLE, text: JSON.stringify(evidenceOf(draw)) },
        ...(log === '' ? [] : [{ name: 'log.jsonl', text: log }]),
      ],
      null,
    ),
  );
  const stateOf = (name: string) => report.lines.find((line) => line.name === name)?.state ?? 'notChecked';
  return {
    log: log === '' ? 'notChecked' : loggedState(draw, linesIn(log)),
    list: list ? 'ok' : 'failed',
    commitment: stateOf('commitment'),
    bound: stateOf('bound'),
    signature: stateOf('signature'),
    outcome: stateOf('outcome'),
  };
}

/** What the log said of the week before it began, and of its list before the draw. */
function loggedState(draw: LuckyDraw, lines: readonly LogLine[]): CheckState {
  const { monday, commitment, listHash: hash, tickets } = draw;
  const committed = lines.find((line) => line.type === 'raffle' && line.monday === monday);
  const listed = lines.find((line) => line.type === 'raffleList' && line.monday === monday);
  // The log is written with the rounds of the tables, and may be a little behind.
  if (committed?.type !== 'raffle' || listed?.type !== 'raffleList') return 'notChecked';
  const isEarly =
    committed.at < Date.parse(`${monday}T00:00:00+08:00`) && listed.at < Date.parse(draw.drawAt);
  const isSame =
    committed.commitment === commitment && listed.listHash === hash && listed.tickets === tickets;
  return isEarly && isSame ? 'ok' : 'failed';
}

async function fetchLog(): Promise<string> {
  const answer = await fetch(LOG_PATH, { cache: 'no-store', credentials: 'omit' });
  if (answer.status === 404) return '';
  if (!answer.ok) throw new Error(`the public log answers ${answer.status}`);
  return answer.text();
}

const linesIn = (text: string): readonly LogLine[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LogLine);
