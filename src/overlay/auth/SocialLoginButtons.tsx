import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import FacebookLogo from '~icons/ph/facebook-logo-fill';
import GoogleLogo from '~icons/ph/google-logo-bold';
import { accountCalls, type Session } from '../../../contract/account/account';
import type { OauthProvider } from '../../../contract/account/oauth';
import { ERRORS } from '../../../contract/envelope';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { publicConfigAtom } from '../../shared/config/config';
import { showToast } from '../../shared/popups/toasts';
import { Button } from '../../ui/form/Button';
import * as css from './AuthPage.css';
import { oauthProofAtom, oauthText } from './oauth';
import { OauthFailed } from './oauthFailed';

/** Log-in with Google and Facebook, each only if it is configured. Their scripts load on the first press. */
export function SocialLoginButtons({ onSession }: { onSession: (session: Session) => Promise<void> }) {
  const { t } = useTranslation();
  const config = useAtomValue(publicConfigAtom);
  const [proof, setProof] = useAtom(oauthProofAtom);
  const [busy, setBusy] = useState<OauthProvider | null>(null);
  const ids = { google: config?.googleClientId ?? null, facebook: config?.facebookAppId ?? null };
  if (ids.google === null && ids.facebook === null) return null;
  const enter = async (provider: OauthProvider) => {
    if (busy !== null) return;
    setBusy(provider);
    try {
      const credential = await credentialOf(provider, ids[provider]);
      setProof({ provider, credential });
      const session = await send(accountCalls.logInByOauth, { provider, credential }, { quiet: true });
      setProof(null);
      await onSession(session);
    } catch (error) {
      const isUnbound = error instanceof ApiError && error.code === ERRORS.notBound.code;
      // Keep the proof for the log-in that binds it; for any other error there is nothing to bind.
      if (!isUnbound) setProof(null);
      if (!isUnbound) showToast({ text: oauthText(error, t), tone: 'error' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={css.socialLogin}>
      {proof !== null && busy === null && (
        <p className={css.socialNote} role="status">
          {t('auth.notBound')}
        </p>
      )}
      <div className={css.socialPair}>
        {ids.google !== null && (
          <Button
            tone="secondary"
            size="m"
            busy={busy === 'google'}
            icon={<GoogleLogo aria-hidden />}
            onClick={() => void enter('google')}
          >
            {t('auth.google')}
          </Button>
        )}
        {ids.facebook !== null && (
          <Button
            tone="secondary"
            size="m"
            busy={busy === 'facebook'}
            icon={<FacebookLogo aria-hidden />}
            onClick={() => void enter('facebook')}
          >
            {t('auth.facebook')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Gets the credential from the provider. The code for it loads on the first press. */
async function credentialOf(provider: OauthProvider, id: string | null): Promise<string> {
  const { askFacebook, askGoogle } = await import('./oauthScripts');
  if (id === null) throw new OauthFailed(provider, 'missing');
  return provider === 'google' ? askGoogle(id) : askFacebook(id);
}
