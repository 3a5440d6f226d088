import { type HeldRecord, heldAfter, heldRecordAtom } from '../play/heldRecord';
import { fetchLog, linesIn } from '../play/publicLog';
import { type RecordBreak, recordBreakAtom } from '../play/recordBreak';
import { changeAtom, readAtom, watchAtom } from '../store/store';
import { realTimer, waitMs } from '../timer';
import { askRng } from '../workers/rng';

/** The log's file may be a moment behind what has just been announced: it is read again after so many ms. */
const AGAIN_MS = 2_000;
const TRIES = 5;

// Kept up to date with what other tabs write, although no component shows it.
watchAtom(heldRecordAtom, () => undefined);

/** What is announced of a round, a draw or a segment before it is decided. */
export interface Announced {
  readonly game: string;
  readonly roundNumber: number;
  /** The end of its chain, and that chain's first round. */
  readonly chainEnd: string;
  readonly chainFrom: number;
  /** The newest line of the log when it was opened; null where the announcement does not name it. */
  readonly logHead: string | null;
}

/** What of each game was last checked: the head of the log and the chain. */
const checked = new Map<string, string>();
/** One check at a time: each starts from what the one before left. */
let queue: Promise<unknown> = Promise.resolve();

/** Runs work after all that was handed in before it. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

/**
 * Compares the public log with what this device holds of it and with what is announced, and holds on to what it has read.
 * A break is stored for the notice. Does nothing where the same was checked before on this page. Rejects when the log or
 * the worker cannot be reached; the next call tries again.
 */
export async function checkAnnounced(announced: Announced): Promise<void> {
  const { game, chainEnd, logHead } = announced;
  const state = `${chainEnd} ${logHead}`;
  if (checked.get(game) === state) return;
  checked.set(game, state);
  await inTurn(() => checkLog(announced, TRIES)).catch((error: unknown) => {
    checked.delete(game);
    throw error;
  });
}

async function checkLog(announced: Announced, triesLeft: number): Promise<void> {
  const text = await fetchLog();
  const { logHead, ...shown } = announced;
  const held = readAtom(heldRecordAtom);
  const answer = await askRng((rng) => rng.checkPins(text, held, shown));
  const fault = answer.fault ?? (logHead === null ? null : headFault(text, logHead));
  const mayBeBehind = fault?.kind === 'chainNotLogged' || fault?.kind === 'headNotLogged';
  if (mayBeBehind && triesLeft > 0) {
    await waitMs(realTimer, AGAIN_MS);
    return checkLog(announced, triesLeft - 1);
  }
  if (fault === null) return hold(answer.pins, held);
  const { kind, expected, found } = fault;
  const { game, roundNumber } = shown;
  reportBreak({
    game,
    roundNumber,
    part: kind === 'chainNotLogged' ? 'chain' : 'log',
    kind,
    expected,
    found,
  });
}

/** The log must have the line that the round named at its opening. */
const headFault = (text: string | null, head: string) =>
  linesIn(text ?? '').some(({ hash }) => hash === head)
    ? null
    : ({ kind: 'headNotLogged', expected: head, found: '' } as const);

function hold(pins: Pick<HeldRecord, 'logStart' | 'head' | 'chains'>, before: HeldRecord): void {
  if (pins.head?.hash === before.head?.hash && pins.logStart === before.logStart) return;
  const { logStart, head, chains } = pins;
  const nowMs = Date.now();
  const since = Object.fromEntries(Object.keys(chains).map((game) => [game, before.since[game] ?? nowMs]));
  changeAtom(heldRecordAtom, { ...before, logStart, head, chains: { ...chains }, since });
}

const nameOf = ({ game, kind, found }: Pick<RecordBreak, 'game' | 'kind' | 'found'>): string =>
  `${game} ${kind} ${found}`;

/** Stores the break for the notice. The first one stays until it is confirmed, and is not told again after that. */
export function reportBreak(found: Omit<RecordBreak, 'foundAtMs'>): void {
  const isKnown = readAtom(heldRecordAtom).confirmed.includes(nameOf(found));
  if (isKnown || readAtom(recordBreakAtom) !== null) return;
  changeAtom(recordBreakAtom, { ...found, foundAtMs: Date.now() });
}

/** The player has read the notice: from now on the device holds on to the record as it is now. */
export function confirmBreak(found: RecordBreak): void {
  changeAtom(heldRecordAtom, heldAfter(readAtom(heldRecordAtom), nameOf(found)));
  checked.clear();
  changeAtom(recordBreakAtom, null);
}
