import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_TYPES } from '../../contract/gameTypes';
import { allRules, manifests } from '../../games/allGames';
import { stageCards } from '../../games/cards';
import { parseBet } from '../../games/kit/rules/round';
import type { AnyRules } from '../../games/kit/rules/rules';
import { LANGUAGES } from '../../src/i18n/languages';
import { trialFile, trialsOf } from './trials';

const root = join(import.meta.dirname, '../..');
/** Every folder in games except the kit is a game. */
const folders = readdirSync(join(root, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);
const rules: Readonly<Record<string, AnyRules>> = allRules;
/** Names of draws that no game may have, because something else draws under them. */
const TAKEN = ['sabong-card', 'lotto', 'raffle', 'trade'];
/** English (India) uses the strings of English (Philippines). */
const languages = Object.keys(LANGUAGES).filter((language) => language !== 'enIN');

describe.each(folders)('the game %s', (name) => {
  test('is listed in the rulebook and in the cabinet', () => {
    const rulebookLine = `export { ${name} } from './${name}/rules/game';`;
    const cabinetLine = `export { ${name} } from './${name}/index';`;
    expect(Object.keys(rules), `add ${name} to games/rulebook.ts: ${rulebookLine}`).toContain(name);
    expect(
      stageCards.map((card) => card.name),
      `add ${name} to games/cabinet.ts: ${cabinetLine}`,
    ).toContain(name);
  });

  test('has a trial, and a README with its return', () => {
    expect(
      trialsOf(name).length,
      `write ${trialFile(name)}: bets, outcomes, positions, returns`,
    ).toBeGreaterThan(0);
    const readme = join(root, 'games', name, 'README.md');
    const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
    expect(text, `write games/${name}/README.md: the rules in words, the paytable, the RTP sum`).toMatch(
      /RTP|return|average/i,
    );
  });
});

test.each(Object.entries(rules))(
  '%s accepts the usual bet of its manifest, and has a draw name of its own',
  (name, game) => {
    const card = stageCards.find((each) => each.name === name);
    const file = `games/${name}/rules/manifest.ts`;
    expect(game.name, `${file} must have the name of the folder`).toBe(name);
    expect(TAKEN, `${file} must have another name: something else draws under this one`).not.toContain(name);
    expect(
      parseBet(game, card?.usualBet),
      `${file} names a usualBet that rules/bet.ts refuses`,
    ).not.toBeNull();
  },
);

test.each(manifests.map((manifest) => [manifest.name, manifest] as const))(
  '%s has a complete manifest with an id and places of its own',
  (name, manifest) => {
    const file = `games/${name}/rules/manifest.ts`;
    const same = (key: 'id' | 'shelfPlace' | 'listPlace') =>
      manifests.filter((other) => other[key] === manifest[key]).length;
    expect(GAME_TYPES, `${file} must have a gameType of contract/gameTypes.ts`).toContain(manifest.gameType);
    expect(same('id'), `${file} must have an id of its own`).toBe(1);
    expect(same('shelfPlace'), `${file} must have a shelfPlace of its own`).toBe(1);
    expect(same('listPlace'), `${file} must have a listPlace of its own`).toBe(1);
    expect(Object.keys(manifest.kind).toSorted(), `${file} must have a kind in every language`).toEqual(
      languages.toSorted(),
    );
    expect(languages, `${file} has a title in a language that the product does not have`).toEqual(
      expect.arrayContaining(Object.keys(manifest.title)),
    );
  },
);
