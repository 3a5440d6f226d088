import { DEFAULT_MESSAGE, ERRORS, type ErrorName } from '../../contract/envelope';
import type { Elsewhere } from './errorGroups';
import { hasString, type Translation } from './i18n';

type Shown = Exclude<ErrorName, Elsewhere>;

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(ERRORS).map(([name, { code }]) => [code, name]),
);

/** Asks the strings themselves: the lists of the others would be part of the first download. */
const isShown = (name: string | undefined): name is Shown =>
  name !== undefined && hasString(`errors.${name}`);

/** The message of a failed call: in the player's language where the code is known, else in the server's words. */
export function errorText(error: unknown, t: Translation['t']): string {
  const { code, msg } = error as { code?: unknown; msg?: unknown };
  const name = typeof code === 'string' ? NAMES.get(code) : undefined;
  if (isShown(name)) return t(`errors.${name}`);
  return typeof msg === 'string' && msg !== '' && msg !== DEFAULT_MESSAGE ? msg : t('errors.server');
}
