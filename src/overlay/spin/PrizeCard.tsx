import * as z from 'zod/mini';
import X from '~icons/ph/x-bold';
import { useTranslation } from '../../i18n/i18n';
import * as css from './PrizeCard.css';
import type { WheelPage } from './spin';
import type { ShownSpin } from './spinState';
import type { WheelParts } from './useWheelParts';

interface PrizeCardProps {
  readonly shown: ShownSpin;
  readonly parts: WheelParts;
  readonly page: WheelPage | null;
  readonly onCheck: (roundId: string) => void;
  readonly onClose: () => void;
}

const settled = z.object({ tier: z.enum(['loss', 'returned', 'small', 'big', 'mega']) });

const TITLES = {
  loss: 'spin.got',
  returned: 'spin.got',
  small: 'spin.won',
  big: 'spin.wonBig',
  mega: 'spin.wonMega',
} as const;

/** The prize of a spin and where it was credited. Larger prizes get a larger celebration. */
export function PrizeCard({ shown: { round }, parts, page, onCheck, onClose }: PrizeCardProps) {
  const { t } = useTranslation();
  const settledEvent = z.safeParse(settled, round.events.at(-1));
  const tier = settledEvent.success ? settledEvent.data.tier : 'returned';
  const { OutcomeMark, prizeText } = parts.board;
  return (
    <div className={css.card} data-tier={tier} data-prize>
      <span className={css.mark} aria-hidden="true">
        <OutcomeMark outcome={round.outcome} translate={parts.translate} />
      </span>
      <p className={css.text} role="status">
        <span className={css.title}>{t(TITLES[tier])}</span>
        <b className={css.prize}>{prizeText(parts, round.outcome)}</b>
        {tier === 'mega' && page !== null && (
          <span className={css.where}>{t('spin.chance', chanceOf(page, round.payout))}</span>
        )}
        <span className={css.where}>{t(round.payout > 0n ? 'spin.toWallet' : 'spin.toPoints')}</span>
      </p>
      <button type="button" className={css.close} aria-label={t('spin.close')} onClick={onClose}>
        <X aria-hidden />
      </button>
      <button type="button" className={css.check} onClick={() => onCheck(round.roundId)}>
        {t('spin.check')}
      </button>
    </div>
  );
}

/** How rare a prize in money is. */
export function chanceOf({ segments, weightTotal }: WheelPage, payout: bigint) {
  const weight = segments.find(({ amount }) => amount === payout)?.weight ?? 0;
  return {
    weight,
    total: weightTotal.toLocaleString('en'),
    percent: String((weight * 100) / weightTotal),
  };
}
