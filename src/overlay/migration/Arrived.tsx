import Check from '~icons/ph/check-circle-fill';
import type { Address } from '../../../contract/addresses';
import { ZERO } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import type { Moved } from './GuestMove';

/** The account has moved, and its player is logged in. */
export function Arrived({ moved, leadsTo }: { readonly moved: Moved; readonly leadsTo: Address }) {
  const { t } = useTranslation();
  const { amountCentavos, awardCentavos } = moved;
  const texts = [t('migration.doneText', { amount: amountText(amountCentavos) })];
  if (awardCentavos > ZERO) texts.push(t('migration.doneBonus', { amount: amountText(awardCentavos) }));
  return (
    <div role="status">
      <Empty
        icon={<Check />}
        title={t('migration.doneTitle')}
        text={texts.join(' ')}
        action={<Button to={leadsTo}>{t(leadsTo === '/' ? 'shell.toLobby' : 'migration.goOn')}</Button>}
      />
    </div>
  );
}
