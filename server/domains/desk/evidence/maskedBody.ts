/** Fields whose values tell what was paid, and nothing about who. All others are masked. */
const SHOWN =
  /^(id|type|kind|status|amount|fee|net_amount|currency|livemode|event|(data|order|payment|payout|transfer|batch|checkout)_?id|reference|reference_number|channelReference|payment|payout|order|intent|provider|provider_error_code|fault|bic|method|resource|(created|updated|paid|sent|settled)_?at|created|timestamp|time)$/i;

/** A phone number or an e-mail address, wherever it stands. */
const PERSONAL = /@|^\+?(63|0)?9\d{9}$/;

/** The most of a body that is shown, in characters. */
const SHOWN_MAX = 8_000;

/**
 * A callback's body as operators see it: its whole form, with the values of fields that are known to tell nothing about a
 * person. Texts and numbers of all other fields are masked, whatever they are.
 */
export function maskedBody(body: string): string {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return `${body.length} characters that are no JSON`;
  }
  const text = JSON.stringify(masked(read, false), null, 2);
  return text.length <= SHOWN_MAX ? text : `${text.slice(0, SHOWN_MAX)}\n…`;
}

function masked(value: unknown, isShown: boolean): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((each) => masked(each, isShown));
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, masked(each, SHOWN.test(name))]),
    );
  }
  return isShown && !PERSONAL.test(String(value)) ? value : '•••';
}
