import { DEFAULT_MESSAGE, ERRORS } from '../../contract/envelope';
import type { Translation } from './i18n';

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(ERRORS).map(([name, { code }]) => [code, name]),
);

/** The message of a failed call: in the player's language where the code is known, else in the server's words. */
export function errorText(error: unknown, t: Translation['t']): string {
  const { code, msg } = error as { code?: unknown; msg?: unknown };
  const name = typeof code === 'string' ? NAMES.get(code) : undefined;
  if (name !== undefined) return t(`errors.${name}`);
  return typeof msg === 'string' && msg !== '' && msg !== DEFAULT_MESSAGE ? msg : t('errors.server');
}
