import { useAtomValue } from 'jotai';
import type { BonusGrant } from '../../../../contract/wallet/bonus';
import { type Centavos, subtract } from '../../../../games/kit/rules/money';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { shortDayText } from '../../../shared/dateText';
import { userAtom } from '../../../shared/session/user';
import { Link } from '../../../ui/page/Link';
import { Meter } from '../../../ui/text/Meter';
import * as css from './Bonus.css';
import { BonusFacts } from './BonusFacts';
import { useBonus } from './useBonus';

/** How far the bonus that is processing has come, in the wallet. Nothing without one. */
export function TurnoverCard() {
  const { t } = useTranslation();
  const current = useBonus();
  const balance = useAtomValue(userAtom)?.bonus;
  if (current?.bonus == null || balance === undefined) return null;
  const { bonus, waiting, terms } = current;
  return (
    <Turnover bonus={bonus} title={t('wallet.turnoverTo', { amount: amountText(balance) })}>
      <BonusFacts terms={terms} isFolded>
        <Link className={css.more} to="/bonus">
          {waiting > 0 ? t('wallet.bonusNext', { count: waiting }) : t('wallet.seeAll')}
        </Link>
      </BonusFacts>
    </Turnover>
  );
}

interface TurnoverProps {
  readonly bonus: BonusGrant;
  readonly title: string;
  readonly children?: React.ReactNode;
}

/** The turnover of a bonus that has begun, as a bar, with the day on which it expires. */
export function Turnover({ bonus, title, children }: TurnoverProps) {
  const { t, language } = useTranslation();
  const { turnover, turnoverLeft, expiresAt } = bonus;
  const played: Centavos = subtract(turnover, turnoverLeft);
  const day = expiresAt === null ? null : shortDayText(new Date(expiresAt), LANGUAGES[language].tag);
  return (
    <Meter
      title={title}
      share={Number(played) / Number(turnover)}
      text={t('wallet.turnoverOf', { played: amountText(played), turnover: amountText(turnover) })}
      note={day === null ? undefined : t('wallet.bonusUntil', { day })}
    >
      {children}
    </Meter>
  );
}
