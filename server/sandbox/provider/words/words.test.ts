import { expect, test } from 'vitest';
import { ERRORS } from '../../../../contract/envelope';
import { refusalText } from '../client/refusalText';
import { WORDS, wordsFor } from '.';
import { REFUSED } from './gameWords';

/** Every text with its path, such as "play.slot". */
const textsOf = (words: object, at = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[at + name, value]] : textsOf(value as object, `${at}${name}.`),
  );

const ENGLISH = new Map(textsOf(WORDS.en ?? {}));
/** Words that players of these games use in English everywhere. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  fil: [
    ...['wild', 'player', 'banker', 'dealer', 'games.slot', 'games.bingo', 'games.sabong', 'games.baccarat'],
    ...['games.sicbo', 'games.blackjack', 'games.keno', 'hands.royalFlush', 'hands.straightFlush'],
    ...['hands.fullHouse', 'hands.flush', 'hands.straight'],
  ],
  pt: [
    ...['face', 'games.bingo', 'games.sabong', 'games.sicbo', 'games.blackjack', 'games.keno'],
    ...['hands.royalFlush', 'hands.straightFlush', 'hands.fullHouse', 'hands.flush'],
  ],
  es: ['games.bingo', 'games.sabong', 'games.sicbo', 'games.blackjack', 'games.keno'],
  ms: [
    ...['games.slot', 'games.bingo', 'games.sabong', 'games.sicbo', 'games.blackjack', 'games.keno'],
    'ranks.jack',
  ],
  id: [
    ...['wild', 'games.slot', 'games.bingo', 'games.sabong', 'games.sicbo', 'games.blackjack', 'games.keno'],
    ...['ranks.jack', 'hands.royalFlush', 'hands.straightFlush', 'hands.fullHouse', 'hands.flush'],
  ],
};

test.each(Object.keys(WORDS).filter((name) => name !== 'en'))('%s translates every text', (name) => {
  const texts = textsOf(WORDS[name] ?? {});
  expect(texts.map(([key]) => key)).toEqual([...ENGLISH.keys()]);
  for (const [key, text] of texts) {
    expect(text.trim(), key).not.toBe('');
    const holes = (one: string) => (one.match(/\{\w+\}/g) ?? []).toSorted();
    expect(holes(text), key).toEqual(holes(ENGLISH.get(key) ?? ''));
    if (!BORROWED[name]?.includes(key)) expect(text, key).not.toBe(ENGLISH.get(key));
  }
});

test('a tag of another country gives its language, and an invalid tag gives English', () => {
  expect(wordsFor('pt-PT')).toEqual({ tag: 'pt-PT', words: WORDS.pt });
  for (const tag of [null, '', 'x', 'toString', 'PT-br', 'pt-BR<']) {
    expect(wordsFor(tag)).toEqual({ tag: 'en', words: WORDS.en });
  }
});

test('every refusal of a bet has a text of its own', () => {
  const { balance, excluded, limit, check, other } = REFUSED_TEXTS;
  const say = (code: string) => refusalText(WORDS.en as never, code);
  expect(say(ERRORS.balanceTooLow.code)).toBe(balance);
  expect(say(ERRORS.selfExcluded.code)).toBe(excluded);
  for (const name of ['lossLimit', 'stakeLimit', 'sessionLimit'] as const)
    expect(say(ERRORS[name].code)).toBe(limit);
  expect(say(ERRORS.realityCheckDue.code)).toBe(check);
  expect(say('99999')).toBe(other);
  const known = new Set<string>(Object.values(ERRORS).map(({ code }) => code));
  const own = ['600', '42900'];
  for (const code of Object.values(REFUSED).flat()) expect(own.includes(code) || known.has(code)).toBe(true);
});

const REFUSED_TEXTS = (WORDS.en as { refused: Record<string, string> }).refused;
