import { useEffect, useState } from 'react';
import {
  isRunPlan,
  RUN_ROUNDS_MAX,
  type RunPlan,
  runCostCentavos,
} from '../../../../games/kit/rules/autoRun';
import { type Centavos, parsePesos } from '../../../../games/kit/rules/money';
import type { CurrencySymbol } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { Button } from '../../../ui/form/Button';
import { Chip } from '../../../ui/form/Chip';
import { TextField } from '../../../ui/form/TextField';
import { Sheet } from '../../../ui/sheet/Sheet';
import * as css from './auto.css';

const COUNTS = [10, 25, 50, 100];

interface AutoSheetProps {
  /** The stake of each round; null while the sheet is closed. */
  readonly stakeCentavos: Centavos | null;
  readonly wallet: { readonly format: (amount: Centavos) => string; readonly symbol: CurrencySymbol };
  /** Whether the run is being registered at the server. */
  readonly busy: boolean;
  readonly onStart: (plan: RunPlan) => void;
  readonly onClose: () => void;
}

/** The contents of the fields, as typed. */
interface Typed {
  readonly rounds: string;
  readonly stopLoss: string;
  readonly stopWin: string;
}

/** Sets up a run: how many rounds to play automatically, and the limits that stop it earlier. */
export function AutoSheet({ stakeCentavos, wallet, busy, onStart, onClose }: AutoSheetProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Typed>({ rounds: String(COUNTS[0]), stopLoss: '', stopWin: '' });
  // Keep the figures while the sheet slides out.
  const [last, setLast] = useState<Centavos>(stakeCentavos ?? NOTHING);
  useEffect(() => {
    if (stakeCentavos !== null) setLast(stakeCentavos);
  }, [stakeCentavos]);
  const stake = stakeCentavos ?? last;
  const plan = planOf(typed, stake);
  const { format } = wallet;
  return (
    <Sheet
      open={stakeCentavos !== null}
      onClose={onClose}
      title={t('play.autoTitle')}
      footer={
        <Button wide busy={busy} disabled={plan === null} onClick={() => plan !== null && onStart(plan)}>
          {plan === null ? t('play.autoCheck') : t('play.autoStart', { count: plan.rounds })}
        </Button>
      }
    >
      <div className={css.form}>
        <Rounds rounds={typed.rounds} onRounds={(rounds) => setTyped({ ...typed, rounds })} />
        <Limits typed={typed} stake={stake} wallet={wallet} onTyped={setTyped} />
        <div className={css.cost} role="status">
          <span className={css.costLine}>
            {t('play.autoCost')}
            <b className={css.costAmount}>{plan === null ? '–' : format(runCostCentavos(plan))}</b>
          </span>
          <span className={css.hint}>{t('play.autoHow', { amount: format(stake) })}</span>
        </div>
      </div>
    </Sheet>
  );
}

interface RoundsProps {
  readonly rounds: string;
  readonly onRounds: (rounds: string) => void;
}

function Rounds({ rounds, onRounds }: RoundsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.group} aria-label={t('play.autoRounds')}>
      <span className={css.name}>{t('play.autoRounds')}</span>
      <div className={css.counts}>
        {COUNTS.map((count) => (
          <Chip key={count} active={rounds === String(count)} onClick={() => onRounds(String(count))}>
            {count}
          </Chip>
        ))}
      </div>
      <TextField
        label={t('play.autoOwn', { max: RUN_ROUNDS_MAX })}
        inputMode="numeric"
        maxLength={3}
        value={rounds}
        error={roundsOf(rounds) === null ? t('play.autoRoundsWrong', { max: RUN_ROUNDS_MAX }) : undefined}
        onChange={(event) => onRounds(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </fieldset>
  );
}

interface LimitsProps {
  readonly typed: Typed;
  readonly stake: Centavos;
  readonly wallet: AutoSheetProps['wallet'];
  readonly onTyped: (typed: Typed) => void;
}

function Limits({ typed, stake, wallet, onTyped }: LimitsProps) {
  const { t } = useTranslation();
  const loss = limitOf(typed.stopLoss);
  const tooLittle = loss === 'wrong' || (loss !== null && loss < stake);
  const field = (name: 'stopLoss' | 'stopWin') => ({
    inputMode: 'decimal' as const,
    maxLength: 15,
    placeholder: t('play.autoNoLimit'),
    leading: wallet.symbol,
    value: typed[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onTyped({ ...typed, [name]: event.currentTarget.value.replace(/[^\d.]/g, '') }),
  });
  return (
    <div className={css.limits}>
      <TextField
        {...field('stopLoss')}
        label={t('play.autoStopLoss')}
        hint={t('play.autoStopLossHint')}
        error={tooLittle ? t('play.autoStopLossWrong', { amount: wallet.format(stake) }) : undefined}
      />
      <TextField
        {...field('stopWin')}
        label={t('play.autoStopWin')}
        hint={t('play.autoStopWinHint')}
        error={limitOf(typed.stopWin) === 'wrong' ? t('play.autoStopWinWrong') : undefined}
      />
    </div>
  );
}

/** The run that the fields describe; null if a field is invalid or the limits allow no round. */
function planOf(typed: Typed, stakeCentavos: Centavos): RunPlan | null {
  const rounds = roundsOf(typed.rounds);
  const stopLossCentavos = limitOf(typed.stopLoss);
  const stopWinCentavos = limitOf(typed.stopWin);
  if (rounds === null || stopLossCentavos === 'wrong' || stopWinCentavos === 'wrong') return null;
  const plan = { rounds, stakeCentavos, stopLossCentavos, stopWinCentavos };
  return isRunPlan(plan) ? plan : null;
}

function roundsOf(text: string): number | null {
  const rounds = Number(text);
  return text !== '' && rounds >= 1 && rounds <= RUN_ROUNDS_MAX ? rounds : null;
}

/** The amount, null for an empty field (no limit), or 'wrong' for anything that is not an amount above zero. */
function limitOf(text: string): Centavos | 'wrong' | null {
  if (text === '') return null;
  const parsed = parsePesos(text);
  return parsed === null || parsed === 0n ? 'wrong' : parsed;
}

const NOTHING = 0n as Centavos;
