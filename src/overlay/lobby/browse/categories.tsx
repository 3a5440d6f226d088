import type { ComponentType, SVGProps } from 'react';
import Rooster from '~icons/game-icons/rooster';
import Live from '~icons/ph/broadcast-fill';
import Cards from '~icons/ph/cards-fill';
import Cherries from '~icons/ph/cherries-fill';
import Clock from '~icons/ph/clock-counter-clockwise-fill';
import Fish from '~icons/ph/fish-fill';
import Bingo from '~icons/ph/grid-nine-fill';
import Heart from '~icons/ph/heart-fill';
import Chip from '~icons/ph/poker-chip-fill';
import Rocket from '~icons/ph/rocket-launch-fill';
import Ticket from '~icons/ph/ticket-fill';
import type { GameType } from '../../../../contract/gameTypes';
import type { Translation } from '../../../i18n/i18n';
import type { Category } from '../category';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

export const ICONS: Readonly<Record<GameType, Icon>> = {
  Sabong: Rooster,
  CasinoSlot: Cherries,
  CasinoLive: Live,
  Arcade: Rocket,
  Fishing: Fish,
  CasinoTable: Chip,
  Bingo,
  Poker: Cards,
  Lottery: Ticket,
};

/** The types in display order, the most wanted first. */
export const TYPES_IN_ORDER: readonly GameType[] = [
  'CasinoSlot',
  'CasinoLive',
  'Sabong',
  'Fishing',
  'Arcade',
  'CasinoTable',
  'Bingo',
  'Poker',
  'Lottery',
];

export interface CategoryChoice {
  readonly key: Exclude<Category, 'all'>;
  readonly label: string;
  readonly Icon: Icon;
}

/** The categories besides our own games: types that have games, and the player's lists. */
export const categoryChoicesOf = (
  plates: ReadonlyMap<string, readonly unknown[]>,
  t: Translation['t'],
): readonly CategoryChoice[] => [
  ...TYPES_IN_ORDER.filter((type) => plates.has(type)).map((type) => ({
    key: type,
    label: t(`games.type_${type}`),
    Icon: ICONS[type],
  })),
  { key: 'favourites', label: t('lobby.favourites'), Icon: Heart },
  { key: 'recent', label: t('lobby.recent'), Icon: Clock },
];
