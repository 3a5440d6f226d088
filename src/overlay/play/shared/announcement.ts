import type { Announcement } from '../../../../games/kit/card';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Translation } from '../../../i18n/i18n';
import { calledOffReason, type TableState } from './liveTable';

/** A number that is not there so long after its time is called late, in seconds. */
const LATE_SECONDS = 4;

/**
 * What is said of a round while its events say nothing: that it waits for its number, which is due in so many whole
 * seconds (negative after that), or why it was called off. Null otherwise.
 */
export function announcementOf(
  t: Translation['t'],
  table: Pick<TableState, 'round' | 'past' | 'refundedCentavos'>,
  dueInSeconds: number | null,
  format: (amount: Centavos) => string,
): Announcement | null {
  const { round, refundedCentavos } = table;
  const reason = calledOffReason(table);
  if (reason !== null) {
    const back = refundedCentavos > 0n ? [t('live.stakeBack', { amount: format(refundedCentavos) })] : [];
    const text = [t(`live.calledOff.${reason}`), ...back].join(' ');
    return { text, spoken: text };
  }
  if (round.phase !== 'closed' || dueInSeconds === null) return null;
  const kind = round.beacon?.network === 'quicknet' ? 'public' : 'practice';
  const spoken = t(`live.due.${kind}.now`);
  if (dueInSeconds > 0) return { text: t(`live.due.${kind}.in`, { seconds: dueInSeconds }), spoken };
  if (dueInSeconds > -LATE_SECONDS) return { text: spoken, spoken };
  const late = t(`live.due.${kind}.late`);
  return { text: late, spoken: late };
}
