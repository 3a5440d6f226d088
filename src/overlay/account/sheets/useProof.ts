import { useState } from 'react';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { checkedProof, EMPTY_PROOF, type ProofForm, proofOf, wrongProofBy } from './proofForm';

/**
 * The state of a sheet that sends one call with a proof. `send` makes the call unless the proof is missing, shows why it
 * was refused, and resolves with true once it was accepted. `refusalOf` gives the words of a refusal of this call alone.
 */
export function useProof(online: boolean, refusalOf: (error: unknown) => string | null = () => null) {
  const { t } = useTranslation();
  const [form, setForm] = useState<ProofForm>(EMPTY_PROOF);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const fail = (error: unknown) => {
    const wrong = wrongProofBy(error);
    if (wrong === null) setRefused(refusalOf(error) ?? errorText(error, t));
    else setForm((now) => ({ ...now, wrong }));
  };
  const send = async (call: (proof: ReturnType<typeof proofOf>) => Promise<void>): Promise<boolean> => {
    if (busy || !online) return false;
    const wrong = checkedProof(form);
    setForm({ ...form, wrong });
    setRefused(null);
    if (Object.keys(wrong).length > 0) return false;
    setBusy(true);
    try {
      await call(proofOf(form));
      setForm(EMPTY_PROOF);
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const forget = () => {
    setForm(EMPTY_PROOF);
    setRefused(null);
  };
  const fields = {
    form,
    online,
    onProof: (proof: ProofForm['proof']) => setForm({ ...form, proof, wrong: {} }),
    onType: (field: 'old' | 'code', text: string) => {
      setRefused(null);
      setForm((now) => ({ ...now, [field]: text, wrong: {} }));
    },
    onSend: () => setRefused(null),
    onError: fail,
  };
  return { fields, busy, refused, send, forget };
}
