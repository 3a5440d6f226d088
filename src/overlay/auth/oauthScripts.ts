import type { OauthProvider } from '../../../contract/account/oauth';
import { OauthFailed } from './oauthFailed';

const SCRIPTS: Readonly<Record<OauthProvider, string>> = {
  google: 'https://accounts.google.com/gsi/client',
  facebook: 'https://connect.facebook.net/en_US/sdk.js',
};

const loadingScripts = new Map<OauthProvider, Promise<void>>();

/** Loads a provider's script once; tries again after a failure. */
function load(provider: OauthProvider): Promise<void> {
  const known = loadingScripts.get(provider);
  if (known !== undefined) return known;
  const loading = new Promise<void>((done, fail) => {
    const script = document.createElement('script');
    script.src = SCRIPTS[provider];
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      loadingScripts.delete(provider);
      fail(new OauthFailed(provider, 'missing'));
    };
    document.head.append(script);
  });
  loadingScripts.set(provider, loading);
  return loading;
}

/** Google's notification about its prompt. With the browser's own account chooser (FedCM) it contains less. */
export interface PromptMoment {
  isNotDisplayed?(): boolean;
  getNotDisplayedReason?(): string;
  isSkippedMoment?(): boolean;
  getSkippedReason?(): string;
  isDismissedMoment?(): boolean;
  getDismissedReason?(): string;
}

interface Google {
  readonly accounts: {
    readonly id: {
      initialize(options: {
        readonly client_id: string;
        readonly callback: (answer: { readonly credential: string }) => void;
        readonly auto_select: boolean;
        readonly cancel_on_tap_outside: boolean;
        readonly itp_support: boolean;
        readonly use_fedcm_for_prompt: boolean;
      }): void;
      prompt(onMoment: (moment: PromptMoment) => void): void;
    };
  };
}

interface Facebook {
  init(options: { readonly appId: string; readonly version: string; readonly xfbml: boolean }): void;
  login(
    onLogin: (answer: { readonly authResponse?: { readonly accessToken: string } | null }) => void,
    options: { readonly scope: string },
  ): void;
}

/** The globals that the scripts define. */
const page = (): { readonly google?: Google; readonly FB?: Facebook } => globalThis as object;

/** The failure that a moment of Google's prompt stands for; null while it may still succeed. */
export function failureOf(moment: PromptMoment): OauthFailed | null {
  if (moment.isNotDisplayed?.() === true) {
    const why = moment.getNotDisplayedReason?.() ?? '';
    return new OauthFailed('google', why === 'suppressed_by_user' ? 'suppressed' : 'notShown', why);
  }
  if (moment.isSkippedMoment?.() === true) {
    return new OauthFailed('google', 'skipped', moment.getSkippedReason?.() ?? '');
  }
  const dismissed = moment.isDismissedMoment?.() === true ? moment.getDismissedReason?.() : undefined;
  return dismissed === undefined || dismissed === 'credential_returned'
    ? null
    : new OauthFailed('google', 'skipped', dismissed);
}

/** Opens Google's prompt and resolves with its ID token. Rejects with an {@link OauthFailed}. */
export async function askGoogle(clientId: string): Promise<string> {
  await load('google');
  const id = page().google?.accounts.id;
  if (id === undefined) throw new OauthFailed('google', 'missing');
  return new Promise((done, fail) => {
    id.initialize({
      client_id: clientId,
      callback: ({ credential }) => done(credential),
      auto_select: false,
      cancel_on_tap_outside: true,
      itp_support: true,
      use_fedcm_for_prompt: true,
    });
    id.prompt((moment) => {
      const failure = failureOf(moment);
      if (failure !== null) fail(failure);
    });
  });
}

/** The Graph API version of the log-in window. */
const GRAPH_VERSION = 'v21.0';

/** Opens Facebook's log-in and resolves with its access token. Rejects with an {@link OauthFailed}. */
export async function askFacebook(appId: string): Promise<string> {
  await load('facebook');
  const facebook = page().FB;
  if (facebook === undefined) throw new OauthFailed('facebook', 'missing');
  facebook.init({ appId, version: GRAPH_VERSION, xfbml: false });
  return new Promise((done, fail) => {
    facebook.login(
      ({ authResponse }) =>
        authResponse == null
          ? fail(new OauthFailed('facebook', 'cancelled'))
          : done(authResponse.accessToken),
      { scope: 'public_profile' },
    );
  });
}
