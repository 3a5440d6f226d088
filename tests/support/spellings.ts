type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * The same JSON in other bytes: each parses to the same value, so only a check of the raw bytes tells them apart.
 * `value` must be an object with a text in it.
 */
export function spellingsOf(value: object): Readonly<Record<string, Buffer>> {
  const compact = JSON.stringify(value);
  const [name, first] = Object.entries(value)[0] ?? [];
  const spellings = {
    compact,
    'in many lines': JSON.stringify(value, null, 2),
    'with spaces': compact.replaceAll(/(?<=[{,])"/g, ' "'),
    'with a newline at the end': `${compact}\n`,
    'with its keys in reverse order': JSON.stringify(reversed(value as Json)),
    'with escaped names': compact.replaceAll(/(?<=[{,]")[a-z]/g, (letter) => escaped(letter)),
    'with escaped values': compact.replaceAll(/(?<=:")[^"\\]/g, (letter) => escaped(letter)),
    'with a name that occurs twice': `{${JSON.stringify(name)}:${JSON.stringify(first)},${compact.slice(1)}`,
  };
  return Object.fromEntries(Object.entries(spellings).map(([how, text]) => [how, Buffer.from(text)]));
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function reversed(value: Json): Json {
  if (!isObject(value)) return value;
  const fields = Object.entries(value).toReversed();
  return Object.fromEntries(fields.map(([name, item]) => [name, reversed(item)]));
}

/** Every two of these where the one is signed and the other is sent. */
export const mismatches = (bodies: Readonly<Record<string, Buffer>>) =>
  Object.entries(bodies).flatMap(([sent, body]) =>
    Object.entries(bodies)
      .filter(([signed]) => signed !== sent)
      .map(([signed, signedBody]) => ({ how: `${signed}, sent ${sent}`, signedBody, body })),
  );
