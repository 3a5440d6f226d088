import { useEffect, useState } from 'react';
import type { Announcement } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import { useTranslation } from '../../../i18n/i18n';
import { realTimer } from '../../../shared/timer';
import { announcementOf } from './announcement';
import type { TableClock } from './live';
import type { TableState } from './liveTable';

/** What the table waits for while the round's events say nothing, counted down; or why it was called off. */
export function useAnnouncement(
  table: TableState | null,
  clock: TableClock | null,
  format: (amount: Centavos) => string,
): Announcement | null {
  const { t } = useTranslation();
  const { phase, beacon } = table?.round ?? { phase: null, beacon: undefined };
  const dueMs = clock === null || phase !== 'closed' || beacon === undefined ? null : clock.at(beacon.at);
  const seconds = useSecondsLeft(dueMs, clock);
  return table === null ? null : announcementOf(t, table, seconds, format);
}

/** Whole seconds until a time of the table, negative after it; renders once a second. Null without a time. */
function useSecondsLeft(dueMs: number | null, clock: TableClock | null): number | null {
  const [, setTurn] = useState(0);
  const leftMs = dueMs === null || clock === null ? null : dueMs - clock.nowMs();
  const seconds = leftMs === null ? null : Math.ceil(leftMs / 1_000);
  useEffect(() => {
    if (dueMs === null || clock === null || seconds === null) return;
    const nextMs = dueMs - (seconds - 1) * 1_000 - clock.nowMs();
    return realTimer.after(Math.max(50, nextMs + 10), () => setTurn((turn) => turn + 1));
  });
  return seconds;
}
