import { useEffect, useState } from 'react';
import type { LogLine } from '../../../../games/kit/fairness/log';
import { readAtom } from '../../../shared/store/store';
import { askRoundCheck, type GivenText, type Pins, type Report } from '../../../shared/workers/roundCheck';
import { dataWithNetwork, type FairRound } from './fairRound';
import { heldRecordAtom } from './heldRecord';
import { fetchLog, linesIn } from './publicLog';
import { seenLines, seenRoundsAtom } from './seenRounds';

export type RoundCheckState =
  | { readonly name: 'busy' | 'broken' }
  | { readonly name: 'done'; readonly report: Report; readonly lines: readonly LogLine[] };

const BUSY: RoundCheckState = { name: 'busy' };

/**
 * Checks a round on this device: from its data, what this device saw of it before, and the public log. `again` starts
 * over. Null while the round is not known.
 */
export function useRoundCheck(round: FairRound | null) {
  const [state, setState] = useState<RoundCheckState>(BUSY);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (round === null) return;
    // Read so that a new turn starts a new check.
    void turn;
    let isLeft = false;
    const show = (next: RoundCheckState) => {
      if (!isLeft) setState(next);
    };
    setState(BUSY);
    check(round).then(show, () => show({ name: 'broken' }));
    return () => {
      isLeft = true;
    };
  }, [round, turn]);
  return { state, again: () => setTurn((before) => before + 1) };
}

async function check(round: FairRound): Promise<RoundCheckState> {
  // Without a network the rest can be checked all the same, and the report says what is missing.
  const log = await fetchLog().catch(() => null);
  const lines = linesIn(log ?? '');
  const texts = [
    { name: 'round', text: JSON.stringify(dataWithNetwork(round, lines)) },
    ...seenText(round),
    ...(log === null || log === '' ? [] : [{ name: 'log.jsonl', text: log }]),
  ];
  const report = await askRoundCheck((worker) => worker.check(texts, pinsNow()));
  return { name: 'done', report, lines };
}

function seenText({ game, roundNumber }: FairRound): readonly GivenText[] {
  const seen = readAtom(seenRoundsAtom)[game]?.find((each) => each.roundNumber === roundNumber);
  const text = seenLines(game, seen)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  return text === '' ? [] : [{ name: 'device.jsonl', text }];
}

/** What this device holds of the log; null before it has read it. */
function pinsNow(): Pins | null {
  const { logStart, chains } = readAtom(heldRecordAtom);
  return logStart === null ? null : { log: logStart, chains: { ...chains } };
}
