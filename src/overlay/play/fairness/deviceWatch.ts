import { recordBreakAtom } from '../../../shared/play/recordBreak';
import { checkAnnounced, inTurn, reportBreak } from '../../../shared/record/logWatch';
import { changeAtom, readAtom, watchAtom } from '../../../shared/store/store';
import { askRng } from '../../../shared/workers/rng';
import type { TableState } from '../shared/liveTable';
import { differenceOf, seenRoundsAtom, withSeen } from './seenRounds';

// Kept up to date with what other tabs write, although no component shows it.
watchAtom(seenRoundsAtom, () => undefined);

type Watched = Pick<TableState, 'chainEnd' | 'chainFrom' | 'round' | 'past'>;

/** Rounds that were compared with what was announced of them. */
const compared = new Set<string>();
/** Tells two states of a table apart of which something is new here, by game. */
const noted = new Map<string, string>();
// Once a break is confirmed, a table is looked at again.
watchAtom(recordBreakAtom, (found) => {
  if (found === null) noted.clear();
});

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
  if (beacon === undefined) return;
  const { chainEnd, chainFrom } = table;
  await checkAnnounced({ game, roundNumber, chainEnd, chainFrom, logHead: beacon.logHead });
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
      const { field: kind, expected = '', found = '' } = differenceOf(known, round, commitment) ?? {};
      if (kind !== undefined) reportBreak({ game, roundNumber, part: 'round', kind, expected, found });
    }
    compared.add(`${game} ${roundNumber}`);
  }
}
