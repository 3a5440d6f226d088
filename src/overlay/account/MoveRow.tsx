import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Bus from '~icons/ph/bus-fill';
import { migrationCalls } from '../../../contract/migration';
import { ZERO } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { appInfoQuery } from '../../shared/apps/appInfo';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { Row } from '../../ui/page/Row';

/** In a child app: the way to the main app, with the bonus for the move. Nothing in the main app. */
export function MoveRow() {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const { data: info } = useQuery(appInfoQuery);
  const asks = info?.isMain === false ? uid : null;
  const { data } = useQuery(callQuery(migrationCalls.bannerShow, {}, { uid: asks }));
  if (!data?.show) return null;
  const { migrateAwardAmount: award } = data;
  return (
    <Row
      icon={<Bus aria-hidden />}
      label={t('migration.title')}
      value={award > ZERO ? `+${amountText(award)}` : undefined}
      to="/transferToMain"
    />
  );
}
