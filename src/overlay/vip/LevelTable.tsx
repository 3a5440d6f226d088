import type { VipLevel } from '../../../contract/rewards/vip';
import type { Centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { LevelIcon } from './LevelIcon';
import * as css from './Vip.css';
import type { Vip } from './vip';

/** Whole pesos without decimals: every figure of the table is one. */
const pesos = (amount: Centavos): string => amountText(amount).replace(/\.00$/, '');

const COLUMNS: readonly (readonly [title: StringKey, text: (level: VipLevel) => string])[] = [
  ['vip.turnover', ({ ruleBetAmount }) => pesos(ruleBetAmount)],
  ['vip.cashIn', ({ ruleDeposit }) => pesos(ruleDeposit)],
  ['vip.weekly', ({ weeklyBonusMax }) => pesos(weeklyBonusMax)],
  ['vip.once', ({ levelUpBonus }) => pesos(levelUpBonus)],
  ['vip.cashOutsDay', ({ withdrawalsPerDay }) => String(withdrawalsPerDay)],
  ['vip.cashOutDay', ({ withdrawalsTogether }) => pesos(withdrawalsTogether)],
  ['vip.rebateShort', ({ spinRebate }) => String(spinRebate)],
];

/** Every level with its conditions, bonuses and privileges; the player's own is marked. */
export function LevelTable({ vip: { level: own, levels } }: { readonly vip: Vip }) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table needs a tab stop to be read with the keyboard.
    <section className={classes(card, css.tableCard)} aria-label={t('vip.levels')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('vip.level')}</th>
            {COLUMNS.map(([title]) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <tr key={level.level} className={level.level === own ? css.ownRow : undefined}>
              <th scope="row">
                <span className={css.rowName}>
                  <LevelIcon level={level.level} className={css.rowIcon} />
                  {t('account.vip', { level: level.level })}
                </span>
              </th>
              {COLUMNS.map(([title, text]) => (
                <td key={title}>{text(level)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
