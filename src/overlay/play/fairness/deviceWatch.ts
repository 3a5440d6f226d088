import { changeAtom, readAtom, watchAtom } from '../../../shared/store/store';
import { realTimer, waitMs } from '../../../shared/timer';
import { askRng } from '../../../shared/workers/rng';
import type { TableState } from '../shared/liveTable';
import { type HeldRecord, heldAfter, heldRecordAtom } from './heldRecord';
import { fetchLog, linesIn } from './publicLog';
import { type RecordBreak, recordBreakAtom } from './recordBreak';
import { differenceOf, seenRoundsAtom, withSeen } from './seenRounds';

/** The log's file may be a moment behind a table that has just begun a chain: it is read again after so many ms. */
const AGAIN_MS = 2_000;
const TRIES = 5;

// Kept up to date with what other tabs write, although no component shows them.
watchAtom(heldRecordAtom, () => undefined);
watchAtom(seenRoundsAtom, () => undefined);

type Watched = Pick<TableState, 'chainEnd' | 'chainFrom' | 'round' | 'past'>;

/** Rounds that were compared with what was announced of them. */
const compared = new Set<string>();
/** Tells two states of a table apart of which something is new here, by game. */
const noted = new Map<string, string>();
/** The head of the log that was last checked, by game. */
const checkedHeads = new Map<string, string>();
/** One check at a time: each starts from what the one before left. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}

/**
 * Remembers what a table announces, and compares it with what this device has seen. A break is stored for the notice.
 * Rejects when the log or the worker cannot be reached; the next round tries again.
 */
export async function noteTable(game: string, table: Watched): Promise<void> {
  const { roundNumber, phase, beacon } = table.round;
  const state = `${roundNumber} ${phase} ${table.past[0]?.roundNumber}`;
  if (noted.get(game) === state) return;
  noted.set(game, state);
  remember(game, table);
  await inTurn(() => comparePast(game, table));
  if (beacon === undefined || checkedHeads.get(game) === beacon.logHead) return;
  checkedHeads.set(game, beacon.logHead);
  await inTurn(() => checkLog(game, table, TRIES)).catch((error: unknown) => {
    checkedHeads.delete(game);
    throw error;
  });
}

function remember(game: string, { round }: Watched): void {
  const all = readAtom(seenRoundsAtom);
  const before = all[game] ?? [];
  const after = withSeen(before, round, Date.now());
  if (after !== before) changeAtom(seenRoundsAtom, { ...all, [game]: [...after] });
}

async function comparePast(game: string, { past }: Watched): Promise<void> {
  const open = past.filter(({ roundNumber }) => !compared.has(`${game} ${roundNumber}`));
  if (open.length === 0) return;
  const seen = readAtom(seenRoundsAtom)[game] ?? [];
  for (const round of open) {
    const { roundNumber } = round;
    const known = seen.find((each) => each.roundNumber === roundNumber);
    if (known !== undefined) {
      const commitment = await askRng((rng) => rng.commitmentOf(round.serverSeed));
      const { field: kind, ...values } = differenceOf(known, round, commitment) ?? {};
      if (kind !== undefined) report({ game, roundNumber, part: 'round', kind, ...told(values) });
    }
    compared.add(`${game} ${roundNumber}`);
  }
}

async function checkLog(game: string, table: Watched, triesLeft: number): Promise<void> {
  const text = await fetchLog();
  const { chainEnd, chainFrom, round } = table;
  const { roundNumber } = round;
  const held = readAtom(heldRecordAtom);
  const shown = { game, roundNumber, chainEnd, chainFrom };
  const answer = await askRng((rng) => rng.checkPins(text, held, shown));
  const fault = answer.fault ?? headFault(text, round.beacon?.logHead ?? '');
  const mayBeBehind = fault?.kind === 'chainNotLogged' || fault?.kind === 'headNotLogged';
  if (mayBeBehind && triesLeft > 0) {
    await waitMs(realTimer, AGAIN_MS);
    return checkLog(game, table, triesLeft - 1);
  }
  if (fault === null) return hold(answer.pins, held);
  const { kind } = fault;
  report({ game, roundNumber, part: kind === 'chainNotLogged' ? 'chain' : 'log', kind, ...told(fault) });
}

/** The log must have the line that the round named at its opening. */
const headFault = (text: string | null, head: string) =>
  linesIn(text ?? '').some(({ hash }) => hash === head)
    ? null
    : ({ kind: 'headNotLogged', expected: head, found: '' } as const);

const told = ({ expected = '', found = '' }: { readonly expected?: string; readonly found?: string }) => ({
  expected,
  found,
});

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
function report(found: Omit<RecordBreak, 'foundAtMs'>): void {
  const isKnown = readAtom(heldRecordAtom).confirmed.includes(nameOf(found));
  if (isKnown || readAtom(recordBreakAtom) !== null) return;
  changeAtom(recordBreakAtom, { ...found, foundAtMs: Date.now() });
}

/** The player has read the notice: from now on the device holds on to the record as it is now. */
export function confirmBreak(found: RecordBreak): void {
  changeAtom(heldRecordAtom, heldAfter(readAtom(heldRecordAtom), nameOf(found)));
  checkedHeads.clear();
  noted.clear();
  changeAtom(recordBreakAtom, null);
}
