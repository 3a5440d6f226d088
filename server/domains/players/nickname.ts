import { BRANDS } from '../../../contract/brands';

/** Words that players would read as the operator's own staff, without blanks and marks. */
const STAFF = [
  'admin',
  'moderator',
  'customerservice',
  'customercare',
  'support',
  'helpdesk',
  'staff',
] as const;
const STAFF_ALONE = [
  'mod',
  'gm',
  'gamemaster',
  'cashier',
  'operator',
  'official',
  'system',
  'peryahan',
] as const;

/** Marks that turn the direction of a text, and signs that nobody sees. A joiner may stand between two emoji. */
const UNSEEN =
  /(?!\u200d)[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/u;

/** Digits and signs that stand for a letter. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '|': 'i' },
  // Cyrillic and Greek letters that look like Latin ones.
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    і: 'i',
    м: 'm',
    т: 't',
    ѕ: 's',
    α: 'a',
    ο: 'o',
    ι: 'i',
    ν: 'v',
  },
};

/** What is seen of a name at all: signs that only change others are none. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The sport that many name themselves after holds the name of staff. */
const SPORT = /\bbadminton\b/giu;

/** The letters of a name as they are read: without case, accents, blanks and look-alikes. */
const readable = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .replace(/[^\p{L}]/gu, '');

const OWN_NAMES: readonly string[] = [...STAFF_ALONE, ...BRANDS.map(({ name }) => readable(name))];

/**
 * Whether a player may have this name: something of it is seen, nothing in it is unseen or turns the direction of the text,
 * and it is not the name of staff or of a brand.
 */
export function isNicknameAllowed(name: string): boolean {
  if (UNSEEN.test(name) || !SEEN.test(name)) return false;
  const letters = readable(name.replaceAll(SPORT, ' '));
  return !STAFF.some((word) => letters.includes(word)) && !OWN_NAMES.includes(letters);
}
