import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { inviteBrandAtom } from '../../shared/config/config';
import { uidAtom } from '../../shared/session/session';
import { NoteSheet } from '../../ui/sheet/NoteSheet';
import { Dragon } from './art/Dragon';
import * as cashOut from './CashOut.css';
import * as css from './LimitPopup.css';
import { termsQuery } from './queries';

/** No cash-out now: outside the hours, or none left today. A dragon tells it in invite-brand mode. */
export function LimitPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const inviteBrand = useAtomValue(inviteBrandAtom);
  const { data: terms } = useQuery(termsQuery(useAtomValue(uidAtom)));
  const name = terms?.bar === 'count' ? 'count' : 'hours';
  const { startTime: start = '', endTime: end = '', perDay: all = 0 } = terms ?? {};
  return (
    <NoteSheet
      title={t(`cashout.bar_${name}`, { moment: '' })}
      done={t('cashout.understood')}
      onClose={onClose}
    >
      {inviteBrand && <Dragon className={css.dragon} />}
      <p className={cashOut.text}>{t(`cashout.barText_${name}`, { start, end, all })}</p>
      <p className={cashOut.text}>{t('cashout.moneySafe')}</p>
    </NoteSheet>
  );
}
