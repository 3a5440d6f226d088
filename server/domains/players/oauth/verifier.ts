/** Asks a provider whether what a browser shows is good. */
export interface Verifier {
  /**
   * The provider's own name for the person, or null for a credential that is forged, expired or meant for
   * somebody else's house. Throws when the provider cannot be asked.
   */
  subjectOf(credential: string, now: Date): Promise<string | null>;
}

/** How long a provider may take. */
export const TIMEOUT_MS = 5_000;

/** A name as providers give it; anything else is no answer. */
export const isSubject = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_.-]{1,255}$/.test(text);
