import { useEffect, useMemo } from 'react';
import type { Cut } from '../../../../games/kit/card';
import type { RoundPlayback } from '../../../../games/kit/scene/scene';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { secondText } from '../../../shared/dateText';
import { stageClock } from '../../../stage/clock';
import type { TableClock, TableView } from './live';

interface CutInput {
  readonly view: TableView;
  readonly online: boolean;
  /** Null until the table is known. */
  readonly clock: TableClock | null;
  readonly live: RoundPlayback | null;
  /** Whether a past round is on stage, which runs on without the table. */
  readonly isReplay: boolean;
}

/**
 * While the table cannot be reached: when it was last heard of, and its clock, which stands still at that moment, on
 * stage too. Null and the running clock otherwise.
 */
export function useCut({ view, online, clock, live, isReplay }: CutInput) {
  const { language } = useTranslation();
  const { cut: lost } = view;
  const startedAtMs = live?.startedAtMs ?? null;
  const cut = useMemo<Cut | null>(
    () =>
      lost === null || startedAtMs === null
        ? null
        : {
            atMs: lost.atMs - startedAtMs,
            seenAt: secondText(new Date(lost.deviceMs), LANGUAGES[language].tag),
            mayCall: online,
          },
    [lost, startedAtMs, online, language],
  );
  const stoppedMs = cut === null || lost === null ? null : lost.atMs;
  const frozen = useMemo<TableClock | null>(
    () =>
      clock === null || stoppedMs === null
        ? clock
        : { nowMs: () => stoppedMs, at: (timeMs) => clock.at(timeMs) },
    [clock, stoppedMs],
  );

  useEffect(() => {
    if (stoppedMs === null || isReplay) return;
    // Held first: a running stage would follow the table's clock at once.
    stageClock.hold('cut');
    stageClock.seek(stoppedMs);
    return () => stageClock.release('cut');
  }, [stoppedMs, isReplay]);
  return { cut, clock: frozen };
}
