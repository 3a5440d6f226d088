import Check from '~icons/ph/check-circle-fill';
import type { CheckinStep } from '../../../../contract/rewards/checkin';
import { useTranslation } from '../../../i18n/i18n';
import { unseen } from '../../../theme/recipes.css';
import { PointCoin } from '../../../ui/picture/PointCoin';
import { Pouch } from './Pouch';
import * as css from './Steps.css';

/** The seven steps: what each gives, which are signed, and which one can be signed now. */
export function Steps({ list }: { readonly list: readonly CheckinStep[] }) {
  return (
    <ol className={css.steps}>
      {list.map((step) => (
        <Step key={step.step} step={step} />
      ))}
    </ol>
  );
}

const STATES = { SIGNED: 'checkin.signed', MISSED: 'checkin.missed', UNSIGNED: 'checkin.open' } as const;

const lookOf = ({ signState, isCanSign }: CheckinStep): keyof typeof css.step => {
  if (signState !== 'UNSIGNED') return signState === 'SIGNED' ? 'signed' : 'missed';
  return isCanSign ? 'next' : 'open';
};

function Step({ step: each }: { readonly step: CheckinStep }) {
  const { step, points, spinTickets, signState, isCanSign } = each;
  const { t } = useTranslation();
  const Prize = spinTickets > 0 ? Pouch : PointCoin;
  return (
    <li className={css.step[lookOf(each)]} aria-current={isCanSign ? 'step' : undefined}>
      <span className={css.name}>{t('checkin.day', { step })}</span>
      <span className={css.icon} aria-hidden="true">
        {signState === 'SIGNED' ? <Check className={css.check} /> : <Prize />}
      </span>
      <b className={css.points}>
        <span aria-hidden="true">+{points}</span>
        <span className={unseen}>{t('checkin.points', { count: points })}</span>
      </b>
      {spinTickets > 0 && <span className={css.also}>{t('checkin.ticket')}</span>}
      <span className={unseen}>{t(STATES[signState])}</span>
    </li>
  );
}
