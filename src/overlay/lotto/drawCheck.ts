import { useQuery } from '@tanstack/react-query';
import { type LottoDraw, lottoCalls } from '../../../contract/lotto';
import { send } from '../../shared/api/api';
import { pinsNow } from '../../shared/play/heldRecord';
import { fetchLog, linesIn } from '../../shared/play/publicLog';
import {
  askRoundCheck,
  type CheckName,
  type CheckState,
  type Report,
  type ReportLine,
} from '../../shared/workers/roundCheck';
import { drawEvidence, type OwnTicket } from './drawEvidence';

/** What fixed a draw, one after the other. */
export const STEPS = ['seed', 'record', 'beacon', 'numbers'] as const;

export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<CheckName, Step>> = {
  commitment: 'seed',
  chain: 'seed',
  log: 'seed',
  version: 'seed',
  leaf: 'record',
  closing: 'record',
  published: 'record',
  bound: 'beacon',
  randomness: 'beacon',
  signature: 'beacon',
  outcome: 'numbers',
  payout: 'numbers',
  price: 'numbers',
  ticks: 'numbers',
  card: 'numbers',
  events: 'numbers',
  calledOff: 'numbers',
};

/** No gap: without a ticket there is no leaf and no payout, and a void draw has used no number. */
const NO_GAP: readonly (string | undefined)[] = ['noBet', 'noRandomness', 'calledOff'];

/** From worst to best. */
const ORDER: readonly CheckState[] = ['failed', 'notChecked', 'notPinned', 'practice', 'ok'];

/** The state of a step: that of its worst check. */
export function stepState(lines: readonly ReportLine[], step: Step): CheckState {
  const own = lines.filter(({ name, reason }) => STEP_OF[name] === step && !NO_GAP.includes(reason));
  return ORDER.find((state) => own.some((line) => line.state === state)) ?? 'notChecked';
}

const checkKey = (draw: LottoDraw | null, ticketId: string | null) => [
  'lottoCheck',
  draw?.draw ?? null,
  draw?.state ?? null,
  ticketId,
];

/** A draw that was checked on this device, with the data that was checked. */
export interface DrawCheck {
  readonly report: Report;
  readonly data: string;
}

/** Whether a later check may say more: the log could not be read, or this device held nothing of it. */
const isPartial = (state: CheckState): boolean => state === 'notChecked' || state === 'notPinned';

/** Whether a draw has what a check takes: its seed, and numbers or the reason why there are none. */
export const isCheckable = ({ serverSeed }: LottoDraw): boolean => serverSeed !== null;

/**
 * Checks a draw, and a ticket in it, on this device. A finished check is kept until the app is closed. `ticketId` is that
 * of the player's ticket; null without one.
 */
export const useDrawCheck = (draw: LottoDraw | null, ticketId: string | null, enabled: boolean) =>
  useQuery({
    queryKey: checkKey(draw, ticketId),
    queryFn: async ({ client }) => {
      if (draw === null) throw new Error('there is no draw');
      const check = await checkDraw(draw, ticketId);
      // What is true of a ticket's draw is true of the draw.
      client.setQueryData(checkKey(draw, null), check);
      return check;
    },
    enabled: enabled && draw !== null && isCheckable(draw),
    staleTime: ({ state: { data } }) =>
      data !== undefined && isPartial(data.report.state) ? 0 : Number.POSITIVE_INFINITY,
    retry: false,
    // The worker also checks without a network, and says what is missing.
    networkMode: 'always',
  });

async function checkDraw(draw: LottoDraw, ticketId: string | null): Promise<DrawCheck> {
  const [log, own] = await Promise.all([fetchLog().catch(() => null), ownTicket(draw, ticketId)]);
  const logText = log ?? '';
  const evidence = drawEvidence(draw, own, linesIn(logText));
  const texts = [
    { name: 'draw', text: JSON.stringify(evidence) },
    ...(logText === '' ? [] : [{ name: 'log.jsonl', text: logText }]),
  ];
  const report = await askRoundCheck((worker) => worker.check(texts, pinsNow()));
  return { report, data: JSON.stringify(evidence, null, 2) };
}

/** The player's ticket with its path to the root. Throws an ApiError. */
async function ownTicket({ draw }: LottoDraw, ticketId: string | null): Promise<OwnTicket | null> {
  if (ticketId === null) return null;
  return (await send(lottoCalls.verify, { draw, ticketId }, { quiet: true })).own;
}
