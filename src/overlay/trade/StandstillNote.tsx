import { useAtomValue } from 'jotai';
import ChartLine from '~icons/ph/chart-line-up-bold';
import Plugs from '~icons/ph/plugs-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { secondText, timeText } from '../../shared/dateText';
import { onlineAtom } from '../../shared/online';
import { unseen } from '../../theme/recipes.css';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import { Skeleton } from '../../ui/text/Skeleton';
import { Spinner } from '../../ui/text/Spinner';
import * as css from './Standstill.css';
import type { Standstill, Trade } from './useTrade';

/** Why no order is taken now, in a sentence; null where orders are, and while that is not known. */
export function useStandstillText({ standstill, page, feed }: Trade): string | null {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  if (standstill === null || standstill === 'loading') return null;
  const opensAt = page?.opensAt ?? null;
  const seenMs = feed.silentSinceMs;
  const seen = seenMs === null ? '' : t('trade.lastPrice', { time: secondText(new Date(seenMs), tag) });
  const time = opensAt === null ? '' : timeText(new Date(opensAt), tag);
  return `${t(`trade.still_${standstill}`, { time })} ${seen}`.trim();
}

const WAITS: readonly Standstill[] = ['cut', 'paused'];

interface StandstillNoteProps {
  readonly trade: Trade;
  /** Only for screen readers: the buttons show the same sentence. */
  readonly isUnseen?: boolean;
}

/** Says that prices stand still, and why. */
export function StandstillNote({ trade, isUnseen = false }: StandstillNoteProps) {
  const text = useStandstillText(trade);
  if (text === null) return null;
  if (isUnseen) return <output className={unseen}>{text}</output>;
  return (
    <output className={css.note}>
      {trade.standstill !== null && WAITS.includes(trade.standstill) ? (
        <Spinner size="1.1rem" />
      ) : (
        <Plugs aria-hidden />
      )}
      <span>{text}</span>
    </output>
  );
}

/** In place of the markets: that they load, that they are closed, or that they cannot be reached. */
export function TradeState({ trade }: { readonly trade: Trade }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  if (trade.standstill === 'off')
    return (
      <Empty
        icon={<ChartLine aria-hidden />}
        title={t('trade.closed')}
        text={t('trade.closedText')}
        action={
          <Button tone="secondary" to="/">
            {t('shell.toLobby')}
          </Button>
        }
      />
    );
  if (trade.isFailed) {
    return (
      <div role="alert">
        <Empty
          icon={<Plugs aria-hidden />}
          title={t('trade.failed')}
          text={t(online ? 'trade.failedText' : 'trade.still_offline')}
          action={<Button onClick={trade.retry}>{t('ui.retry')}</Button>}
        />
      </div>
    );
  }
  return (
    <output className={css.loading} aria-label={t('trade.loading')}>
      <Skeleton height="2.9rem" radius="1.5rem" />
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} height="3.6rem" radius="1rem" />
      ))}
    </output>
  );
}
