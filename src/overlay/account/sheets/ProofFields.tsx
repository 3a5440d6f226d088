import { useRef } from 'react';
import { accountCalls } from '../../../../contract/account/account';
import { useTranslation } from '../../../i18n/i18n';
import { send } from '../../../shared/api/api';
import { Tabs } from '../../../ui/page/Tabs';
import { CodeLine } from './CodeLine';
import type { Proof, ProofField, ProofForm } from './proofForm';
import { SecretField } from './SecretField';

interface ProofFieldsProps {
  readonly form: ProofForm;
  readonly online: boolean;
  readonly onProof: (proof: Proof) => void;
  readonly onType: (field: ProofField, text: string) => void;
  /** A code is being sent: what was refused before no longer counts. */
  readonly onSend: () => void;
  /** A code could not be sent, or is wrong. */
  readonly onError: (error: unknown) => void;
}

/** How the player confirms that it is them: by the current password, or by a code sent to their phone. */
export function ProofFields({ form, online, onProof, onType, onSend, onError }: ProofFieldsProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const wrongIn = (field: ProofField) => {
    const key = form.wrong[field];
    return key === undefined ? undefined : t(key);
  };
  const sendCode = async (): Promise<number | null> => {
    onSend();
    try {
      return (await send(accountCalls.sendCode, {}, { quiet: true })).resendAfterS;
    } catch (error) {
      onError(error);
      return null;
    }
  };
  // Report a wrong code before the player goes on.
  const check = (code: string) => void send(accountCalls.checkCode, { code }, { quiet: true }).catch(onError);
  return (
    <>
      <Tabs<Proof>
        label={t('account.proof')}
        look="pill"
        tabs={[
          { key: 'old', label: t('account.proofOld') },
          { key: 'code', label: t('account.proofCode') },
        ]}
        active={form.proof}
        onChange={onProof}
      />
      {form.proof === 'old' ? (
        <SecretField
          label={t('account.oldPassword')}
          value={form.old}
          onChange={(text) => onType('old', text)}
          error={wrongIn('old')}
        />
      ) : (
        <CodeLine
          way="sms"
          code={form.code}
          onCode={(text) => onType('code', text)}
          onComplete={check}
          error={wrongIn('code')}
          online={online}
          onSend={sendCode}
          place={place}
        />
      )}
    </>
  );
}
