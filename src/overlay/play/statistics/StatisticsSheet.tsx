import type { GameCard } from '../../../../games/kit/card';
import { currentTranslation, useTranslation } from '../../../i18n/i18n';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Predict } from '../../../ui/text/Predict';
import { StatisticsView, type StatisticsViewProps } from './StatisticsView';
import { loadGameStatistics } from './useGameStatistics';

/** Loads what a game shows of its outcomes before it is opened, because it could not be loaded offline. */
export const preloadStatistics = (card: GameCard): Promise<unknown> =>
  loadGameStatistics(card, currentTranslation().language);

interface StatisticsSheetProps extends Omit<StatisticsViewProps, 'isBrief'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The statistics of a game; the sentence about them stays in sight below. */
export function StatisticsSheet({ open, onClose, ...view }: StatisticsSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={onClose} title={t('play.statistics')} footer={<Predict />}>
      {open && <StatisticsView {...view} />}
    </Sheet>
  );
}
