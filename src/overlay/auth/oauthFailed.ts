import type { OauthProvider } from '../../../contract/account/oauth';

/** Thrown when a provider returns no credential. `detail` is its own reason, if it gives one. */
export class OauthFailed extends Error {
  constructor(
    readonly provider: OauthProvider,
    readonly reason: 'missing' | 'notShown' | 'suppressed' | 'skipped' | 'cancelled',
    readonly detail: string = '',
  ) {
    super(`${provider}: ${reason} ${detail}`);
    this.name = 'ThirdFailed';
  }
}
