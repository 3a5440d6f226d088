import type { SettingsDifference } from '../../../../contract/desk/configuration';
import type { SettingsArea } from '../../../../contract/desk/settings';
import { parsePesos } from '../../../../games/kit/rules/money';
import { moneyText } from '../../app/text';
import { DEPOSIT_TITLES, ITEM_TITLES, MISSION_TITLES } from './rewardsTexts';

const titleIn = (titles: Readonly<Record<string, string>>, id = ''): string => titles[id] ?? id;

const pesosText = (value: string): string => {
  const amount = parsePesos(value);
  return amount === null ? value : moneyText(amount);
};
const percentText = (value: string): string => `${value}%`;
const plainText = (value: string): string => ({ true: 'on', false: 'off' })[value] ?? value;

interface Field {
  readonly name: string;
  readonly textOf: (value: string) => string;
  /** What a missing value means. */
  readonly missing: string;
}

/** What the fields of an item and of an offer are called, behind its title. */
const PARTS: Readonly<Record<string, Partial<Field>>> = {
  isOn: { name: '' },
  points: { name: ', points' },
  stock: { name: ', a day', missing: 'no limit' },
  rate: { name: ', part of the deposit', textOf: percentText },
  minAmount: { name: ', from a deposit of', textOf: pesosText },
  maxBonus: { name: ', at most', textOf: pesosText },
};

const partOf = (title: string, part = ''): Partial<Field> => ({
  ...PARTS[part],
  name: title + (PARTS[part]?.name ?? ` ${part}`),
});

/** A field of the tables of rewards by its path, as in `mall CASH5 points`; null for one that is not known here. */
function rewardField(path: string): Partial<Field> | null {
  const [table, id, part] = path.split(' ');
  switch (table) {
    case 'mall':
      return partOf(`Mall: ${titleIn(ITEM_TITLES, id)}`, part);
    case 'deposits':
      return partOf(titleIn(DEPOSIT_TITLES, id), part);
    case 'missions':
      return { name: `Mission: ${titleIn(MISSION_TITLES, id)}, points` };
    case 'checkin':
      return { name: 'Check-in, points of steps 1 to 7' };
    case 'hasLimitedOffers':
      return { name: 'Limited offers in the mall' };
    default:
      return null;
  }
}

/** A path in words: `ownGamesOff` is “Own games off”. Codes and names of games stay as they are. */
function wordsOf(path: string): string {
  const words = path.replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, (name) =>
    name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A change of an area as operators call it, with what it was and what it becomes. */
export function changeText(area: SettingsArea, { name: path, before, after }: SettingsDifference) {
  const known = area === 'rewards' ? rewardField(path) : null;
  const { name = wordsOf(path), textOf = plainText, missing = 'none' } = known ?? {};
  const told = (value: string | null) => (value === null ? missing : textOf(value));
  return { name, before: told(before), after: told(after) };
}
