import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { RUN_ROUNDS_MAX, type RunPlan } from '../../../../games/kit/rules/autoRun';
import { centavos, formatPesos } from '../../../../games/kit/rules/money';
import { STAKE_MIN_CENTAVOS } from '../../../../games/kit/rules/rules';
import { runCostCentavos } from '../../../../games/kit/rules/runPlan';
import { stakesIn } from '../../../../games/kit/rules/runStakes';
import { useTranslation } from '../../../i18n/i18n';
import { publicConfigAtom } from '../../../shared/config/config';
import { Button } from '../../../ui/form/Button';
import { Chip } from '../../../ui/form/Chip';
import { TextField } from '../../../ui/form/TextField';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { Wallet } from '../useWallet';
import * as css from './auto.css';
import { StakeChanges } from './StakeChanges';
import { limitOf, planOf, type RunSetup, roundsOf, type Typed, UNTYPED } from './typedPlan';
import type { RunDraft } from './useAutoplay';

const COUNTS = [10, 25, 50, 100];

/** One-tap loss limits, in stakes. */
const LOSS_STAKES = [5n, 10n, 20n];

interface AutoSheetProps {
  /** The bet of the run; null while the sheet is closed. */
  readonly draft: RunDraft | null;
  /** Whether the stake may change between rounds. */
  readonly changesStake: boolean;
  readonly wallet: Pick<Wallet, 'format' | 'symbol'>;
  /** Whether the run is being registered at the server. */
  readonly busy: boolean;
  readonly onStart: (plan: RunPlan) => void;
  readonly onClose: () => void;
}

/** Sets up a run: how many rounds to play automatically, and the limits that stop it earlier. */
export function AutoSheet({ draft, changesStake, wallet, busy, onStart, onClose }: AutoSheetProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(UNTYPED);
  const setup = useSetup(draft);
  const plan = planOf(changesStake ? typed : { ...typed, changes: false }, setup);
  const { format } = wallet;
  const amount = format(setup.stakeCentavos);
  return (
    <Sheet
      open={draft !== null}
      onClose={onClose}
      title={t('auto.title')}
      footer={
        <Button wide busy={busy} disabled={plan === null} onClick={() => plan !== null && onStart(plan)}>
          {plan === null ? t('auto.check') : t('auto.start', { count: plan.rounds })}
        </Button>
      }
    >
      <div className={css.form}>
        <Rounds rounds={typed.rounds} onRounds={(rounds) => setTyped({ ...typed, rounds })} />
        <Limits typed={typed} setup={setup} wallet={wallet} onTyped={setTyped} />
        {changesStake && <StakeChanges typed={typed} setup={setup} wallet={wallet} onTyped={setTyped} />}
        <div className={css.cost} role="status">
          <span className={css.costLine}>
            {t('auto.cost')}
            <b className={css.costAmount}>{plan === null ? '–' : format(runCostCentavos(plan))}</b>
          </span>
          <span className={css.hint}>
            {plan !== null && plan.stakes !== null
              ? t('auto.howChanging', { amount })
              : t('auto.how', { amount })}
          </span>
        </div>
      </div>
    </Sheet>
  );
}

/** The bet and the rules of runs; the last bet while the sheet slides out. */
function useSetup(draft: RunDraft | null): RunSetup {
  const config = useAtomValue(publicConfigAtom);
  const [last, setLast] = useState(draft);
  useEffect(() => {
    if (draft !== null) setLast(draft);
  }, [draft]);
  const shown = draft ?? last;
  return {
    stakeCentavos: shown?.stakeCentavos ?? centavos(0n),
    positionsCentavos: shown === null ? [] : stakesIn(shown.bet),
    leastCentavos: config?.stakeMin ?? centavos(STAKE_MIN_CENTAVOS),
    needsLossLimit: config?.autoplayNeedsLossLimit ?? true,
  };
}

interface RoundsProps {
  readonly rounds: string;
  readonly onRounds: (rounds: string) => void;
}

function Rounds({ rounds, onRounds }: RoundsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.group} aria-label={t('auto.rounds')}>
      <span className={css.name}>{t('auto.rounds')}</span>
      <div className={css.counts}>
        {COUNTS.map((count) => (
          <Chip key={count} active={rounds === String(count)} onClick={() => onRounds(String(count))}>
            {count}
          </Chip>
        ))}
      </div>
      <TextField
        label={t('auto.own', { max: RUN_ROUNDS_MAX })}
        inputMode="numeric"
        maxLength={3}
        value={rounds}
        error={roundsOf(rounds) === null ? t('auto.roundsWrong', { max: RUN_ROUNDS_MAX }) : undefined}
        onChange={(event) => onRounds(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </fieldset>
  );
}

interface LimitsProps {
  readonly typed: Typed;
  readonly setup: RunSetup;
  readonly wallet: Pick<Wallet, 'format' | 'symbol'>;
  readonly onTyped: (typed: Typed) => void;
}

function Limits({ typed, setup, wallet, onTyped }: LimitsProps) {
  const { t } = useTranslation();
  const { stakeCentavos, needsLossLimit } = setup;
  const loss = limitOf(typed.stopLoss);
  const tooLittle = loss === 'wrong' || (loss !== null && loss < stakeCentavos);
  const field = (name: 'stopLoss' | 'stopWin') => ({
    inputMode: 'decimal' as const,
    maxLength: 15,
    leading: wallet.symbol,
    value: typed[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onTyped({ ...typed, [name]: event.currentTarget.value.replace(/[^\d.]/g, '') }),
  });
  return (
    <>
      <div className={css.limits}>
        <TextField
          {...field('stopLoss')}
          label={t('auto.stopLoss')}
          placeholder={t(needsLossLimit ? 'auto.needed' : 'auto.noLimit')}
          hint={t('auto.stopLossHint')}
          error={tooLittle ? t('auto.stopLossWrong', { amount: wallet.format(stakeCentavos) }) : undefined}
        />
        <TextField
          {...field('stopWin')}
          label={t('auto.stopWin')}
          placeholder={t('auto.noLimit')}
          hint={t('auto.stopWinHint')}
          error={limitOf(typed.stopWin) === 'wrong' ? t('auto.stopWinWrong') : undefined}
        />
      </div>
      <fieldset className={css.losses} aria-label={t('auto.stopLossQuick')}>
        {LOSS_STAKES.map((stakes) => {
          const amount = centavos(stakeCentavos * stakes);
          return (
            <Chip
              key={stakes}
              active={loss === amount}
              onClick={() => onTyped({ ...typed, stopLoss: formatPesos(amount).replace(/\.00$/, '') })}
            >
              {wallet.format(amount).replace(/\.00$/, '')}
            </Chip>
          );
        })}
      </fieldset>
    </>
  );
}
