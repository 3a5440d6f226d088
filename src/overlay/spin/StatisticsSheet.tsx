import { useEffect, useMemo } from 'react';
import ChartBar from '~icons/ph/chart-bar-fill';
import CloudSlash from '~icons/ph/cloud-slash-bold';
import { OWN_OUTCOMES_MAX } from '../../../contract/statistics';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { useRoundHistory } from '../../shared/play/rounds';
import { Day, type DayFact } from '../../ui/page/Day';
import { Sheet } from '../../ui/sheet/Sheet';
import { Empty } from '../../ui/text/Empty';
import { Predict } from '../../ui/text/Predict';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './StatisticsSheet.css';
import { WHEEL, type WheelPage } from './spin';
import { spinsOfDay } from './spinsOfDay';
import { useWheelStatistics } from './useWheelStatistics';

interface StatisticsProps {
  readonly page: WheelPage;
  /** The round whose prize may not be shown yet. */
  readonly hidden: string | null;
}

interface StatisticsSheetProps extends Omit<StatisticsProps, 'page'> {
  readonly page: WheelPage | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the player's last spins have brought; the sentence about them stays in sight below. */
export function StatisticsSheet({ page, hidden, open, onClose }: StatisticsSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={t('play.statistics')} footer={<Predict />}>
      {open && page !== null && <Statistics page={page} hidden={hidden} />}
    </Sheet>
  );
}

/** Fewer spins say nothing yet. */
const COUNTED_MIN = 3;

function Statistics({ page, hidden }: StatisticsProps) {
  const { t } = useTranslation();
  const wheel = useWheelStatistics();
  const { state, list, hasMore, loadMore } = useRoundHistory(WHEEL, false);
  const isShort = hasMore && list.length < OWN_OUTCOMES_MAX;
  // The page knows the newest spins; the rest is loaded page by page until enough are known.
  useEffect(() => {
    if (isShort && state === 'ready') loadMore();
  }, [isShort, state, loadMore]);
  const shown = useMemo(() => list.filter(({ roundId }) => roundId !== hidden), [list, hidden]);
  const rounds = useMemo(
    () => shown.slice(0, OWN_OUTCOMES_MAX).map(({ outcome, stake }) => ({ outcome, stakeCentavos: stake })),
    [shown],
  );
  if (wheel === null || (isShort && state !== 'failed')) return <Skeleton height="18rem" radius="0.9rem" />;
  const day = spinsOfDay(shown, page, new Date());
  const points = (count: number) => t('spin.points', { count, points: count.toLocaleString('en') });
  const facts: DayFact[] =
    day.spins === 0
      ? []
      : [
          { name: t('spin.spins'), value: day.spins },
          {
            name: t('statistics.staked'),
            value: [
              ...(day.points > 0 ? [points(day.points)] : []),
              ...(day.tickets > 0 ? [t('spin.tickets', { count: day.tickets })] : []),
            ].join(' + '),
          },
          {
            name: t('statistics.returned'),
            value: [amountText(day.won, '₱'), ...(day.wonPoints > 0 ? [points(day.wonPoints)] : [])].join(
              ' + ',
            ),
          },
        ];
  return (
    <div className={css.stack}>
      {isShort && (
        <p className={css.notice}>
          <CloudSlash aria-hidden />
          {t('statistics.offline')}
        </p>
      )}
      {rounds.length < COUNTED_MIN ? (
        <Empty
          icon={<ChartBar aria-hidden />}
          title={t('statistics.emptyTitle')}
          text={t('statistics.emptyOwn')}
        />
      ) : (
        <wheel.Statistics
          translate={wheel.translate}
          formatAmount={wheel.formatAmount}
          rounds={rounds}
          isBrief={false}
        />
      )}
      <Day facts={facts} />
    </div>
  );
}
