import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import ChartBar from '~icons/ph/chart-bar-fill';
import CloudSlash from '~icons/ph/cloud-slash-bold';
import type { GameCard } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import { loggedInAtom } from '../../../shared/session/session';
import { Button } from '../../../ui/form/Button';
import { Empty } from '../../../ui/text/Empty';
import { Skeleton } from '../../../ui/text/Skeleton';
import type { Wallet } from '../useWallet';
import { OwnResults } from './OwnResults';
import * as css from './statistics.css';
import { useGameStatistics } from './useGameStatistics';
import { type StatisticsSource, useStatistics } from './useStatistics';

export interface StatisticsViewProps {
  readonly card: GameCard;
  readonly source: StatisticsSource;
  readonly wallet: Wallet;
  /** Beside the game on a wide screen: the most telling part of it. */
  readonly isBrief?: boolean;
}

/** A game's past outcomes as the game shows them, and the player's own results of the day. */
export function StatisticsView({ card, source, wallet, isBrief = false }: StatisticsViewProps) {
  const { t } = useTranslation();
  const isGuest = !useAtomValue(loggedInAtom);
  const { state, isPartial, rounds, today, retry } = useStatistics(source);
  const own = useGameStatistics(card);
  const { format } = wallet;
  // A table ticks ten times a second; its past is drawn again only when a round has ended.
  const outcomes = useMemo(
    () =>
      own && (
        <own.Statistics translate={own.translate} formatAmount={format} rounds={rounds} isBrief={isBrief} />
      ),
    [own, format, rounds, isBrief],
  );
  const isDemo = source.mode === 'demo';
  if (state === 'loading' || own === undefined) return <Waiting />;
  if (state === 'failed') {
    return (
      <Empty
        icon={<ChartBar aria-hidden />}
        title={t('statistics.trouble')}
        action={
          <Button tone="secondary" onClick={retry}>
            {t('ui.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={css.stack} data-brief={isBrief || undefined}>
      {isPartial && (
        <p className={css.notice}>
          <CloudSlash aria-hidden />
          {t('statistics.offline')}
        </p>
      )}
      {own !== null &&
        (rounds.length < COUNTED_MIN ? (
          <Empty
            icon={<ChartBar aria-hidden />}
            title={t('statistics.emptyTitle')}
            text={t(source.past === null ? 'statistics.emptyOwn' : 'statistics.emptyTable')}
          />
        ) : (
          outcomes
        ))}
      {today !== null && <OwnResults today={today} symbol={wallet.symbol} />}
      {isGuest && !isDemo && <p className={css.text}>{t('statistics.guest')}</p>}
      {isDemo && (
        <p className={css.text}>{t(source.past === null ? 'statistics.demoOwn' : 'statistics.demoTable')}</p>
      )}
    </div>
  );
}

/** Fewer rounds say nothing yet. */
const COUNTED_MIN = 3;

const LINES = [0, 1, 2, 3, 4];

function Waiting() {
  return (
    <div className={css.stack}>
      <Skeleton height="11rem" radius="0.75rem" />
      {LINES.map((line) => (
        <Skeleton key={line} height="1.5rem" radius="0.5rem" />
      ))}
      <Skeleton height="6rem" radius="0.75rem" />
    </div>
  );
}
