import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { LogLine } from '../../../../games/kit/fairness/log';
import { onlineAtom } from '../../../shared/online';
import { pinsNow } from '../../../shared/play/heldRecord';
import { fetchLog, linesIn } from '../../../shared/play/publicLog';
import { readAtom } from '../../../shared/store/store';
import { askRoundCheck, type GivenText, type Report } from '../../../shared/workers/roundCheck';
import { dataWithNetwork, type FairRound } from './fairRound';
import { seenLines, seenRoundsAtom } from './seenRounds';

export type RoundCheckState =
  | { readonly name: 'busy' | 'broken' }
  | {
      readonly name: 'done';
      readonly report: Report;
      readonly lines: readonly LogLine[];
      /** Whether the public log could not be read. A server without one has nothing to read. */
      readonly isLogMissing: boolean;
    };

const BUSY: RoundCheckState = { name: 'busy' };

/**
 * Checks a round on this device: from its data, what this device saw of it before, and the public log. `again` starts
 * over, and so does the end of being offline if the log was missing. Null while the round is not known.
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
  const online = useAtomValue(onlineAtom);
  const isLogMissing = state.name === 'done' && state.isLogMissing;
  const [checkedOnline, setCheckedOnline] = useState(online);
  if (online !== checkedOnline) {
    setCheckedOnline(online);
    if (online && isLogMissing) setTurn(turn + 1);
  }
  return { state, again: () => setTurn(turn + 1) };
}

async function check(round: FairRound): Promise<RoundCheckState> {
  // Without a network the rest can be checked all the same, and the report says what is missing.
  const log = await fetchLog().catch(() => undefined);
  const logText = log ?? '';
  const lines = linesIn(logText);
  const texts = [
    { name: 'round', text: JSON.stringify(dataWithNetwork(round, lines)) },
    ...seenText(round),
    ...(logText === '' ? [] : [{ name: 'log.jsonl', text: logText }]),
  ];
  const report = await askRoundCheck((worker) => worker.check(texts, pinsNow()));
  return { name: 'done', report, lines, isLogMissing: log === undefined };
}

function seenText({ game, roundNumber }: FairRound): readonly GivenText[] {
  const seen = readAtom(seenRoundsAtom)[game]?.find((each) => each.roundNumber === roundNumber);
  const text = seenLines(game, seen)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  return text === '' ? [] : [{ name: 'device.jsonl', text }];
}
