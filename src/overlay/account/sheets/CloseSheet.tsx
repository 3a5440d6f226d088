import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { privacyCalls } from '../../../../contract/account/privacy';
import { ERRORS } from '../../../../contract/envelope';
import { formatPesos } from '../../../../games/kit/rules/money';
import { OF_CLOSING } from '../../../i18n/errorGroups';
import { useTranslation } from '../../../i18n/i18n';
import { send } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/apiError';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import { onlineAtom } from '../../../shared/online';
import { showToast } from '../../../shared/popups/toasts';
import { endSession } from '../../../shared/session/session';
import { userAtom } from '../../../shared/session/user';
import { Checkbox } from '../../../ui/form/Checkbox';
import { FormSheet } from './FormSheet';
import { ProofFields } from './ProofFields';
import * as css from './sheets.css';
import { useProof } from './useProof';

/** Closes the account for good. What goes, what stays and why is read and ticked first. */
export function CloseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const user = useAtomValue(userAtom);
  const navigate = useNavigate();
  const [understood, setUnderstood] = useState(false);
  const [missing, setMissing] = useState(false);
  const proof = useProof(online, (error) => {
    const obstacle = OF_CLOSING.find((name) => error instanceof ApiError && ERRORS[name].code === error.code);
    return obstacle === undefined ? null : t(`account.closeRefused_${obstacle}`);
  });
  const forget = () => {
    // Untick it, so that the consequences are read again next time.
    setUnderstood(false);
    setMissing(false);
    proof.forget();
    onClose();
  };
  const closeAccount = async () => {
    if (!understood) return setMissing(true);
    const isClosed = await proof.send(async (body) => {
      await send(privacyCalls.close, { ...body, understood: true }, { quiet: true });
    });
    if (!isClosed) return;
    onClose();
    endSession();
    navigate('/');
    showToast({ text: t('account.closeDone'), tone: 'success' });
  };
  return (
    <FormSheet
      open={open}
      onClose={forget}
      title={t('account.close')}
      footId="close-foot"
      action={t('account.close')}
      tone="secondary"
      onAction={() => void closeAccount()}
      busy={proof.busy}
      online={online}
      refused={proof.refused}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void closeAccount();
        }}
      >
        <dl className={css.consequences}>
          <dt>{t('account.closeGoes')}</dt>
          <dd>{t('account.closeGoesText')}</dd>
          {user !== null && (
            <dd>
              {t('account.closeLost', {
                bonus: `₱${formatPesos(user.bonus)}`,
                points: user.points.toLocaleString('en'),
              })}
            </dd>
          )}
          <dt>{t('account.closeStays')}</dt>
          <dd>{t('account.closeStaysText')}</dd>
          <dd>{t('account.closeBarred')}</dd>
        </dl>
        <ProofFields {...proof.fields} />
        <Checkbox
          checked={understood}
          error={missing ? t('account.closeTick') : undefined}
          onChange={(event) => {
            setUnderstood(event.target.checked);
            setMissing(false);
          }}
        >
          {t('account.closeUnderstood')}
        </Checkbox>
        <button type="submit" hidden />
      </form>
    </FormSheet>
  );
}
