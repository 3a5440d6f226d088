import Check from '~icons/ph/check-bold';
import type { Centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Bar } from '../../ui/text/Bar';
import * as css from './Vip.css';
import type { Vip } from './vip';

/** What the next level asks for, and how much of it is reached. */
export function Conditions({ vip }: { readonly vip: Vip }) {
  const { t } = useTranslation();
  return (
    <section className={classes(card, css.conditions)}>
      <Condition label={t('vip.turnover')} reached={vip.currentActualBetAmount} asked={vip.ruleBetAmount} />
      <Condition label={t('vip.cashIn')} reached={vip.currentActualDeposit} asked={vip.ruleDeposit} />
    </section>
  );
}

interface ConditionProps {
  readonly label: string;
  readonly reached: Centavos;
  readonly asked: Centavos;
}

function Condition({ label, reached, asked }: ConditionProps) {
  const { t } = useTranslation();
  const isMet = reached >= asked;
  const share = isMet ? 1 : Number(reached) / Number(asked);
  const text = t('vip.of', { reached: amountText(reached), asked: amountText(asked) });
  return (
    <div className={css.condition}>
      <p className={css.line}>
        <span className={css.label}>{label}</span>
        <span className={isMet ? css.figuresMet : css.figures}>
          {isMet && <Check aria-hidden />}
          {text}
        </span>
      </p>
      <Bar label={label} share={share} text={text} />
    </div>
  );
}
