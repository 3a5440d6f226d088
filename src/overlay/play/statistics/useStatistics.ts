import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { LivePastRound } from '../../../../contract/live';
import {
  type DayResults,
  OWN_OUTCOMES_MAX,
  statisticsCalls,
  TABLE_OUTCOMES_MAX,
} from '../../../../contract/statistics';
import type { CountedRound } from '../../../../games/kit/statistics/module';
import { send } from '../../../shared/api/api';
import type { PlayMode } from '../../../shared/play/play';
import type { RoundHistory } from '../../../shared/play/rounds';
import { queryClient } from '../../../shared/query/queryClient';
import { uidAtom } from '../../../shared/session/session';
import { dayOf, mergedOutcomes, withNewer } from './statistics';

export interface Statistics {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Whether these are only the rounds that the device has, because the server could not be asked. */
  readonly isPartial: boolean;
  /** Newest first: of the table in a shared game, otherwise the player's own. */
  readonly rounds: readonly CountedRound[];
  /** Null for a guest, and while it is not known. */
  readonly today: DayResults | null;
  readonly retry: () => void;
}

export interface StatisticsSource {
  readonly game: string;
  readonly mode: PlayMode;
  /** The player's own rounds, newest first, without one whose result is not shown yet. */
  readonly own: RoundHistory;
  /** The past rounds of the table, newest first; null in an instant game. */
  readonly past: readonly LivePastRound[] | null;
  /** Whether no round is running whose result is not shown yet: what is counted changes only then. */
  readonly isIdle: boolean;
}

/** Questions about statistics fail quietly: the page shows what the device has. */
const QUIET = { retry: false, networkMode: 'always', gcTime: 0 } as const;

/** What is counted of a game's past rounds, kept up to date by the rounds that end while it is shown. */
export function useStatistics({ game, mode, own, past, isIdle }: StatisticsSource): Statistics {
  const uid = useAtomValue(uidAtom);
  const isReal = mode === 'real';
  const isShared = past !== null;
  const params = { params: { game } };
  const ownAnswer = useQuery(
    {
      queryKey: [statisticsCalls.own.path, { game }, uid],
      queryFn: () => send(statisticsCalls.own, {}, params),
      enabled: isReal && uid !== null && isIdle,
      ...QUIET,
    },
    queryClient,
  );
  const tableAnswer = useQuery(
    {
      queryKey: [statisticsCalls.table.path, { game }],
      queryFn: () => send(statisticsCalls.table, {}, params),
      enabled: isReal && isShared,
      ...QUIET,
    },
    queryClient,
  );

  const answered = ownAnswer.data;
  const listed = tableAnswer.data?.outcomes;
  const known = useMemo(() => {
    const nowMs = Date.now();
    const mine = answered === undefined ? null : withNewer(answered, own.list, nowMs);
    const day = isReal && uid === null ? null : dayOf(own.list, nowMs);
    const ownRounds = (mine?.outcomes ?? own.list).slice(0, OWN_OUTCOMES_MAX);
    const rounds =
      past === null
        ? ownRounds.map(({ outcome, stake }) => ({ outcome, stakeCentavos: stake }))
        : mergedOutcomes(listed ?? [], past.filter(isCounted))
            .slice(0, TABLE_OUTCOMES_MAX)
            .map(({ outcome }) => ({ outcome, stakeCentavos: null }));
    return { rounds, today: mine?.today ?? day };
  }, [answered, listed, own.list, past, isReal, uid]);
  const [shown, setShown] = useState(known);
  if (isIdle && shown !== known) setShown(known);

  const asked = isShared ? tableAnswer : ownAnswer;
  const isMissing = isReal && asked.data === undefined && (isShared || uid !== null);
  const hasFailed = isMissing && asked.isError;
  return {
    state: isMissing && !hasFailed ? 'loading' : hasFailed && shown.rounds.length === 0 ? 'failed' : 'ready',
    isPartial: hasFailed || (isReal && ownAnswer.isError),
    ...shown,
    retry: () => {
      if (isShared) void tableAnswer.refetch();
      if (uid !== null) void ownAnswer.refetch();
    },
  };
}

/** A round that was called off has no outcome. */
const isCounted = ({ calledOff }: LivePastRound): boolean => calledOff === undefined;
