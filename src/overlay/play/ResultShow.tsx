import ShareNetwork from '~icons/ph/share-network-bold';
import { type Centavos, subtract } from '../../../games/kit/rules/money';
import { type WinTier, winTier } from '../../../games/kit/rules/tier';
import { useTranslation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
import { CountUp } from './CountUp';
import type { Shown } from './instant/roundState';
import * as css from './ResultShow.css';
import { useShareWin } from './rounds/useShareWin';

/** How long an amount counts up, in ms, by win tier. */
const COUNT_MS: Readonly<Record<WinTier, number>> = {
  loss: 0,
  returned: 0,
  small: 500,
  big: 1200,
  mega: 2400,
};

interface ResultShowProps {
  readonly shown: Pick<Shown, 'mode' | 'replay'> & {
    readonly round: Pick<Shown['round'], 'stake' | 'payout'> & { readonly roundId?: string };
  };
  readonly game: string;
  readonly headline: string | null;
  readonly format: (amount: Centavos) => string;
  readonly reducedMotion: boolean;
  /** The share of the usual time that the amount counts up; 1 if missing. */
  readonly share?: number;
  /** Whether the celebration is over; only a pill is left then. */
  readonly over: boolean;
}

/** The result of the round on show, above the scene: small for a return of at most the stake, large for a large win. */
export function ResultShow(props: ResultShowProps) {
  const { shown, game, headline, format, reducedMotion, share: pace = 1, over } = props;
  const { t } = useTranslation();
  const { stake, payout } = shown.round;
  const tier = winTier(stake, payout);
  const gain = subtract(payout, stake);
  const amount = (
    <>
      +
      <CountUp
        from={NOTHING}
        to={gain}
        lengthMs={reducedMotion || over ? 0 : COUNT_MS[tier] * pace}
        format={format}
      />
    </>
  );
  const share = useShareWin({ ...shown.round, game, headline, playedAt: null, format });
  if (tier === 'loss') return <p className={css.quiet}>{t('play.noWin')}</p>;
  if (tier === 'returned') {
    return (
      <p className={css.quiet}>
        {t('play.returned')} <b>{format(payout)}</b>
      </p>
    );
  }
  if (tier === 'small' || over) {
    return (
      <p className={css.pill} data-result={tier}>
        <span>{t('play.win')}</span> <b>{amount}</b>
      </p>
    );
  }
  const title = t(TITLES[tier] ?? 'play.win');
  return (
    <div className={css.large} data-result={tier}>
      <p className={css.titles[tier]}>
        <span className={css.depth} aria-hidden="true">
          {title}
        </span>
        <span className={css.edge} aria-hidden="true">
          {title}
        </span>
        <span className={css.metal}>{title}</span>
      </p>
      <p className={css.amounts[tier]}>{amount}</p>
      <div className={css.line}>
        {headline !== null && <p className={css.headline}>{headline}</p>}
        {share !== null && shown.mode === 'real' && !shown.replay && (
          <button type="button" className={css.share} onClick={share} data-keeps-show>
            <ShareNetwork aria-hidden />
            <span>{t('play.share')}</span>
          </button>
        )}
      </div>
    </div>
  );
}

const NOTHING = 0n as Centavos;
const TITLES: Readonly<Partial<Record<WinTier, StringKey>>> = { big: 'play.winBig', mega: 'play.winMega' };
