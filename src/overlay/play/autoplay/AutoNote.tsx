import X from '~icons/ph/x-bold';
import { stakeOf } from '../../../../games/kit/rules/autoRun';
import { type Centavos, subtract } from '../../../../games/kit/rules/money';
import { amountText, type CurrencySymbol } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import * as css from './auto.css';
import type { AutoState } from './autoState';

interface AutoNoteProps {
  readonly state: AutoState;
  /** Whether the next round waits for the network. */
  readonly waits: boolean;
  readonly symbol: CurrencySymbol;
  readonly onForget: () => void;
}

/** The state of the run: its round, how far it has come and the net result so far, or why it has ended. */
export function AutoNote({ state: { going, over }, waits, symbol, onForget }: AutoNoteProps) {
  const { t } = useTranslation();
  const net = (lost: Centavos) => (
    <span className={css.net}>{amountText(subtract(NOTHING, lost), symbol, true)}</span>
  );
  if (going !== null) {
    const { plan, tally, pending } = going;
    const number = Math.max(1, Math.min(plan.rounds, tally.played + (pending ? 1 : 0)));
    const at = { number, rounds: plan.rounds };
    return (
      <p className={css.note}>
        <span
          className={css.progress}
          style={{ transform: `scaleX(${tally.played / plan.rounds})` }}
          aria-hidden="true"
        />
        {waits
          ? t('play.autoWaits')
          : plan.stakes === null
            ? t('play.autoGoing', at)
            : t('play.autoGoingAt', { ...at, amount: amountText(stakeOf(plan, tally), symbol) })}
        {net(tally.lostCentavos)}
      </p>
    );
  }
  if (over === null) return null;
  return (
    <div className={`${css.note} ${css.noteOver}`} role="status">
      <span>{t(`play.autoOver.${over.why}`, { count: over.tally.played })}</span>
      {net(over.tally.lostCentavos)}
      <button type="button" className={css.close} aria-label={t('play.autoForget')} onClick={onForget}>
        <X aria-hidden />
      </button>
    </div>
  );
}

const NOTHING = 0n as Centavos;
