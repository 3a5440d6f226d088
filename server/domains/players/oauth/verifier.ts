/** Verifies the credentials that browsers get from an identity provider. */
export interface Verifier {
  /**
   * The provider's id of the person, or null for a credential that is forged, expired or issued for another
   * app. Throws when the provider cannot be asked.
   */
  subjectOf(credential: string, now: Date): Promise<string | null>;
}

/** Timeout of a request to a provider. */
export const TIMEOUT_MS = 5_000;

/** An id as providers give it; anything else is invalid. */
export const isSubject = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_.-]{1,255}$/.test(text);
