import type { Centavos } from '../../../../games/kit/rules/money';
import { useTranslation } from '../../../i18n/i18n';
import { Chip } from '../../../ui/form/Chip';
import { Switch } from '../../../ui/form/Switch';
import { TextField } from '../../../ui/form/TextField';
import type { Wallet } from '../useWallet';
import * as css from './auto.css';
import {
  CHANGES,
  highestMax,
  isRaising,
  limitOf,
  percentMax,
  percentOf,
  type RunSetup,
  type Typed,
} from './typedPlan';

interface StakeChangesProps {
  readonly typed: Typed;
  readonly setup: RunSetup;
  readonly wallet: Pick<Wallet, 'format' | 'symbol'>;
  readonly onTyped: (typed: Typed) => void;
}

/** How the stake changes after wins and losses: not at all unless the player switches it on. */
export function StakeChanges({ typed, setup, wallet, onTyped }: StakeChangesProps) {
  const { t } = useTranslation();
  return (
    <div className={css.changes}>
      <Switch
        label={t('auto.changes')}
        hint={t('auto.changesHint')}
        checked={typed.changes}
        onChange={(event) => onTyped({ ...typed, changes: event.currentTarget.checked })}
      />
      {typed.changes && (
        <>
          <After result="onWin" other="onLoss" typed={typed} onTyped={onTyped} />
          <After result="onLoss" other="onWin" typed={typed} onTyped={onTyped} />
          {isRaising(typed) && <Highest {...{ typed, setup, wallet, onTyped }} />}
        </>
      )}
    </div>
  );
}

interface AfterProps {
  readonly result: 'onWin' | 'onLoss';
  readonly other: 'onWin' | 'onLoss';
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
}

/** What happens to the stake after one kind of result. It can rise after the one or the other, never after both. */
function After({ result, other, typed, onTyped }: AfterProps) {
  const { t } = useTranslation();
  const chosen = typed[result];
  const set = (next: Partial<typeof chosen>) => onTyped({ ...typed, [result]: { ...chosen, ...next } });
  const hasPercent = chosen.change === 'lower' || chosen.change === 'raise';
  const max = percentMax(chosen.change);
  const isWrong = chosen.percent !== '' && percentOf(chosen) === null;
  const cannotRaise = typed[other].change === 'raise';
  return (
    <fieldset className={css.group} aria-label={t(`auto.${result}`)}>
      <span className={css.name}>{t(`auto.${result}`)}</span>
      <div className={css.choices}>
        {CHANGES.map((change) => (
          <Chip
            key={change}
            active={chosen.change === change}
            disabled={change === 'raise' && cannotRaise}
            onClick={() => set({ change })}
          >
            {t(`auto.change.${change}`)}
          </Chip>
        ))}
      </div>
      {cannotRaise && <span className={css.hint}>{t('auto.notBoth')}</span>}
      {hasPercent && (
        <TextField
          label={t('auto.percent')}
          inputMode="numeric"
          maxLength={3}
          leading="%"
          value={chosen.percent}
          error={isWrong ? t('auto.percentWrong', { max }) : undefined}
          onChange={(event) => set({ percent: event.currentTarget.value.replace(/\D/g, '') })}
        />
      )}
    </fieldset>
  );
}

function Highest({ typed, setup, wallet, onTyped }: StakeChangesProps) {
  const { t } = useTranslation();
  const highest = limitOf(typed.highest);
  const most: Centavos = highestMax(setup);
  const isWrong =
    highest === 'wrong' || (highest !== null && (highest < setup.stakeCentavos || highest > most));
  const bounds = { least: wallet.format(setup.stakeCentavos), most: wallet.format(most) };
  return (
    <TextField
      label={t('auto.highest')}
      inputMode="decimal"
      maxLength={15}
      placeholder={t('auto.needed')}
      leading={wallet.symbol}
      value={typed.highest}
      hint={t('auto.highestHint')}
      error={isWrong ? t('auto.highestWrong', bounds) : undefined}
      onChange={(event) => onTyped({ ...typed, highest: event.currentTarget.value.replace(/[^\d.]/g, '') })}
    />
  );
}
