import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import FacebookLogo from '~icons/ph/facebook-logo-fill';
import GoogleLogo from '~icons/ph/google-logo-bold';
import { accountCalls, type Session } from '../../../contract/account';
import { ERRORS } from '../../../contract/envelope';
import type { ThirdProvider } from '../../../contract/third';
import { send } from '../../io/api';
import { ApiError } from '../../io/apiError';
import { publicConfigAtom } from '../../state/config';
import { showToast } from '../../state/toasts';
import { Button } from '../../ui/Button';
import { useWords } from '../../words/words';
import * as css from './AuthPage.css';
import { thirdProofAtom, thirdText } from './third';

/** The way in through Google and Facebook. Their scripts come with the first press, and only where configured. */
export function ThirdButtons({ onSession }: { onSession: (session: Session) => Promise<void> }) {
  const { t } = useWords();
  const config = useAtomValue(publicConfigAtom);
  const [proof, setProof] = useAtom(thirdProofAtom);
  const [busy, setBusy] = useState<ThirdProvider | null>(null);
  const ids = { google: config?.googleClientId ?? null, facebook: config?.facebookAppId ?? null };
  const enter = async (provider: ThirdProvider) => {
    if (busy !== null) return;
    setBusy(provider);
    try {
      const credential = await credentialOf(provider, ids[provider]);
      setProof({ provider, credential });
      const session = await send(accountCalls.logInByThird, { provider, credential }, { quiet: true });
      setProof(null);
      await onSession(session);
    } catch (error) {
      const isUnbound = error instanceof ApiError && error.code === ERRORS.notBound.code;
      // Kept for the log-in that binds it; anything else has nothing to bind.
      if (!isUnbound) setProof(null);
      if (!isUnbound) showToast({ text: thirdText(error, t), tone: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={css.third}>
      {proof !== null && busy === null && (
        <p className={css.thirdNote} role="status">
          {t('errors.notBound')}
        </p>
      )}
      <div className={css.thirdPair}>
        <Button
          tone="secondary"
          size="m"
          busy={busy === 'google'}
          icon={<GoogleLogo aria-hidden />}
          onClick={() => void enter('google')}
        >
          {t('auth.google')}
        </Button>
        <Button
          tone="secondary"
          size="m"
          busy={busy === 'facebook'}
          icon={<FacebookLogo aria-hidden />}
          onClick={() => void enter('facebook')}
        >
          {t('auth.facebook')}
        </Button>
      </div>
    </div>
  );
}

/** What the provider gives the browser. Its part of the app comes with the first press. */
async function credentialOf(provider: ThirdProvider, id: string | null): Promise<string> {
  const { askFacebook, askGoogle, ThirdFailed } = await import('../../io/third');
  if (id === null) throw new ThirdFailed(provider, 'missing');
  return provider === 'google' ? askGoogle(id) : askFacebook(id);
}
