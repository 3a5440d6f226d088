import { useEffect, useState } from 'react';
import type { Announcement } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import { type Translation, useTranslation } from '../../../i18n/i18n';
import { realTimer } from '../../../shared/timer';
import type { TableClock } from './live';
import { type CalledOffReason, calledOffReason, type TableState } from './liveTable';

/** A number that is not there so long after its time is called late, in ms. */
const LATE_MS = 4_000;

/** What the table waits for while the round's events say nothing: its public number; or why it was called off. */
export function useAnnouncement(
  table: TableState | null,
  clock: TableClock | null,
  format: (amount: Centavos) => string,
): Announcement | null {
  const { t } = useTranslation();
  const { phase, beacon } = table?.round ?? { phase: null, beacon: undefined };
  const dueMs = clock === null || phase !== 'closed' || beacon === undefined ? null : clock.at(beacon.at);
  const seconds = useSecondsLeft(dueMs, clock);
  if (table === null) return null;
  const reason = calledOffReason(table);
  if (reason !== null) return calledOffText(t, reason, table.refundedCentavos, format);
  if (seconds === null) return null;
  const kind = beacon?.network === 'sandbox' ? 'practice' : 'public';
  const spoken = t(`live.due.${kind}.now`);
  if (seconds > 0) return { text: t(`live.due.${kind}.in`, { seconds }), spoken };
  if (seconds * 1_000 > -LATE_MS) return { text: spoken, spoken };
  const late = t(`live.due.${kind}.late`);
  return { text: late, spoken: late };
}

function calledOffText(
  t: Translation['t'],
  reason: CalledOffReason,
  refundedCentavos: Centavos,
  format: (amount: Centavos) => string,
): Announcement {
  const back = refundedCentavos > 0n ? ` ${t('live.stakeBack', { amount: format(refundedCentavos) })}` : '';
  const text = `${t(`live.calledOff.${reason}`)}${back}`;
  return { text, spoken: text };
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
