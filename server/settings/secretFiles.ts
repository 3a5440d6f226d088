import { readFileSync } from 'node:fs';
import { descriptionOf, environment, type SettingName } from './environment';

type Variables = Readonly<Record<string, string | undefined>>;

/** Ends the name of the variable that holds a path instead of the secret itself. */
const FILE = '_FILE';

/** The settings whose values must not be printed. Each can be given by a file as well. */
export const secretNames: readonly SettingName[] = (Object.keys(environment.shape) as SettingName[]).filter(
  (name) => descriptionOf(name).isSecret,
);

/**
 * Puts the contents of files in place of `NAME_FILE` variables, for every secret setting: supervisors hand secrets over as
 * files, which child processes, crash reports and listings of processes do not show. Refusals name paths, never contents.
 */
export function readSecretFiles(given: Variables): { variables: Variables; refusals: readonly string[] } {
  const variables: Record<string, string | undefined> = { ...given };
  const refusals: string[] = [];
  for (const name of secretNames) {
    const file = `${name}${FILE}`;
    const path = given[file];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      refusals.push(`${file}: got one beside ${name}, expected only one of the two`);
      continue;
    }
    const secret = secretIn(path);
    if (secret === null) refusals.push(`${file}: got ${JSON.stringify(path)}, expected a file with a secret`);
    else variables[name] = secret;
  }
  return { variables, refusals };
}

/** The text of a file without the line break that editors add; null where there is none. */
function secretIn(path: string): string | null {
  try {
    const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? null : text;
  } catch {
    return null;
  }
}
