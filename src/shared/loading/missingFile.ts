const MISSING = /dynamically imported|module script failed|preload CSS|worker could not be loaded/;

/**
 * The address of the part of the app that this error says could not be fetched; null where the browser does not say which, and
 * undefined for any other error.
 */
export function missingFileOf(error: unknown): string | null | undefined {
  const message = String(Object(error).message);
  return MISSING.test(message) ? (/[^\s'"]*\/[^\s'"]+/.exec(message)?.[0] ?? null) : undefined;
}
