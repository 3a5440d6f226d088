import { useAtomValue } from 'jotai';
import { privacyCalls } from '../../../../contract/account/privacy';
import { useTranslation } from '../../../i18n/i18n';
import { send } from '../../../shared/api/api';
import { onlineAtom } from '../../../shared/online';
import { showToast } from '../../../shared/popups/toasts';
import { saveFile } from '../../../shared/saveFile';
import { FormSheet } from './FormSheet';
import { ProofFields } from './ProofFields';
import * as css from './sheets.css';
import { useProof } from './useProof';

/** Saves everything that is kept about the player as a file. */
export function CopySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  const proof = useProof(online);
  const close = () => {
    proof.forget();
    onClose();
  };
  const save = async () => {
    const isSaved = await proof.send(async (body) => {
      const copy = await send(privacyCalls.copy, body, { quiet: true });
      const text = JSON.stringify(copy, null, 2);
      saveFile(`my-data-${copy.madeAt.slice(0, 10)}.json`, new Blob([text], { type: 'application/json' }));
    });
    if (!isSaved) return;
    onClose();
    showToast({ text: t('account.copyDone'), tone: 'success' });
  };
  return (
    <FormSheet
      open={open}
      onClose={close}
      title={t('account.copy')}
      footId="copy-foot"
      action={t('account.copyDo')}
      onAction={() => void save()}
      busy={proof.busy}
      online={online}
      refused={proof.refused}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={css.text}>{t('account.copyText')}</p>
        <ProofFields {...proof.fields} />
        <button type="submit" hidden />
      </form>
    </FormSheet>
  );
}
