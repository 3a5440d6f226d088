import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGES, type Language, preferredLanguage } from './languages';

type Strings = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../..');
const languages = Object.keys(LANGUAGES).filter(isLanguage);
const others = languages.filter((language) => language !== 'enPH');
const foreign = others.filter((language) => language !== 'enIN');

const fileOf = (folder: string, language: string) => join(root, folder, `${language}.json`);
const own = (folder: string, language: string): Strings =>
  JSON.parse(readFileSync(fileOf(folder, language), 'utf8'));
const overrides = (folder: string): Strings =>
  existsSync(fileOf(folder, 'enIN')) ? own(folder, 'enIN') : {};
/** As the loaders read it: the English of India is merged over that of the Philippines. */
const read = (folder: string, language: Language): Strings =>
  language === 'enIN' ? { ...own(folder, 'enPH'), ...overrides(folder) } : own(folder, language);

const foldersIn = (parent: string) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
const shell = foldersIn('src/i18n/strings');
const games = foldersIn('games')
  .flatMap((folder) => [`${folder}/words`, `${folder}/statistics/words`])
  .filter((folder) => existsSync(fileOf(folder, 'enPH')));

/** The key without its plural suffix. */
const baseOf = (strings: Strings, key: string) => {
  const base = key.replace(/_(one|many|other)$/, '');
  return `${base}_other` in strings ? base : key;
};
/** The keys that a language must have: each of English, with its own plural forms. */
function keysFor(language: Language, english: Strings): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions();
  const keys = Object.keys(english).flatMap((key) => {
    const base = baseOf(english, key);
    return base === key ? [key] : pluralCategories.map((form) => `${base}_${form}`);
  });
  return [...new Set(keys)].toSorted();
}
const marks = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? [])].toSorted().join();

/** Names, and terms that are the same in every language. */
const NAMES = `
  color game, jeepney jump, sabong bida, island dice, parol ring, scratch swerte, lucky spin, meron, wala, pula, asul,
  arcade, avatar, bingo, check in, demo, drand round, facebook, google, id, lotto, nonce, ok, poker, rtp, s, sabong, seed, slots, vip, vs`;
/** Words that a language shares with English; many of these are also used in Filipino. */
const SHARED_WORDS: Readonly<Record<string, string>> = {
  filPH: `
    account, auto, bonus, bonus wallet, cash in, cash out, clover, commitment, chain, customer service, email, expired, help, help center, identity check, level, live, lobby, log in, lotus, main, main balance, main wallet, max, messaging channel, min, mobile, mobile number, multiplier, odds, off, orange,
    order, password, pink, play money, points, privacy, privacy notice, reality check, records, reference, refund, relief voucher, replay, round, server seed,
    seven, over, sms code, special, spin, tablet, target, terms, ticket, triple, under, wallet, welcome bonus, panalo, malaking panalo, napakalaki, zoom`,
  ptBR: 'auto, chance, chances, h min, lobby, min, real, replay, tablet, zoom',
  esMX: 'auto, color, h min, lobby, min, no, real, triple, zoom',
  zhCN: '',
  enMS: 'auto, bonus, min, status, tablet',
  enBI: 'auto, auto bet, bonus, email, level, status, stop, tablet, target, triple, zoom',
};
const listed = (language: string) =>
  `${NAMES}, ${SHARED_WORDS[language] ?? ''}`.split(',').map((word) => word.trim());
const letters = (text: string) =>
  text
    .replace(/\{\{\w+\}\}|<\/?\w+>/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

function checkFolders(folders: readonly string[]): void {
  describe.each(folders)('%s', (folder) => {
    const english = own(folder, 'enPH');

    test.each(languages)('%s has exactly the keys of English', (language) => {
      expect(Object.keys(read(folder, language)).toSorted()).toEqual(keysFor(language, english));
    });

    test.each(languages)('%s keeps every placeholder and link, and has no empty string', (language) => {
      const faults = Object.entries(read(folder, language)).filter(([key, text]) => {
        const source = english[`${baseOf(english, key)}_other`] ?? english[key] ?? '';
        return text.trim() === '' || marks(text) !== marks(source);
      });
      expect(faults).toEqual([]);
    });

    test.each(foreign)('%s has no untranslated string', (language) => {
      const same = Object.entries(read(folder, language)).filter(
        ([key, text]) =>
          // What a game is called is a name.
          key !== 'title' &&
          text === english[key] &&
          letters(text).length > 1 &&
          !listed(language).includes(letters(text)),
      );
      expect(same).toEqual([]);
    });

    test('the English of India holds only strings that differ', () => {
      const same = Object.entries(overrides(folder)).filter(([key, text]) => text === english[key]);
      expect(same).toEqual([]);
    });
  });
}

test('finds the folders with strings', () => {
  expect(languages.length).toBe(8);
  expect(shell.length).toBeGreaterThan(7);
  expect(games.length).toBeGreaterThan(7);
  expect(longTexts.length).toBeGreaterThan(1);
});

checkFolders([...shell, ...games, 'workers/verify/page/words']);

/** The long texts, which have folders of their own. */
const longTexts = shell.flatMap(foldersIn);
/** The structure of a text: its placeholders, links and non-string values. */
const skeleton = (folder: string, language: string) =>
  JSON.parse(readFileSync(fileOf(folder, language), 'utf8'), (key, value: unknown) =>
    typeof value !== 'string' || ['id', 'topic', 'to'].includes(key) ? value : marks(value),
  );

describe.each(longTexts)('%s', (folder) => {
  test.each(foreign)('%s has the structure of the original', (language) => {
    expect(skeleton(folder, language)).toEqual(skeleton(folder, 'enPH'));
  });

  test.each(foreign)('%s has no untranslated line', (language) => {
    const linesOf = (name: string) => readFileSync(fileOf(folder, name), 'utf8').match(/"[^"]{40,}"/g) ?? [];
    const english = new Set(linesOf('enPH'));
    expect(linesOf(language).filter((line) => english.has(line))).toEqual([]);
  });
});

describe('the first language', () => {
  test.each([
    [['fr-FR', 'zh-TW', 'en-US'], 'zhCN'],
    [['en-GB', 'zh-CN'], 'enPH'],
    [['en-in'], 'enIN'],
    [['tl-PH'], 'filPH'],
    [['fil'], 'filPH'],
    [['pt-PT'], 'ptBR'],
    [['es-419'], 'esMX'],
    [['ms'], 'enMS'],
    [['in-ID'], 'enBI'],
  ])('of a browser of %s is %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });

  test("is English when the product supports none of the browser's languages", () => {
    expect(preferredLanguage(['fr-FR', 'de'])).toBe('enPH');
    expect(preferredLanguage([])).toBe('enPH');
  });
});
