import type { MallItem, MallItemId } from '../../../contract/rewards/mall';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import { tablesAt, type WithTables } from '../rewards/tables';

/** Something that points can be exchanged for. */
export interface Item {
  readonly id: MallItemId;
  readonly assetType: MallItem['assetType'];
  readonly points: number;
  /** What it gives in main or bonus money; zero for a look. */
  readonly worthCentavos: Centavos;
  /** The smallest deposit of a coupon; zero for all others. */
  readonly minCentavos: Centavos;
  /** Counted play that it uses up. */
  readonly playCentavos: Centavos;
  /** How many there are a day; null without a limit. */
  readonly stock: number | null;
  /** A player may have one of it a day, a week, or in their life. */
  readonly per: MallItem['per'];
}

/** Counted play that money uses up, as a multiple of it. */
const PLAY_TIMES = 150n;

const pesos = (amount: number): Centavos => centavos(BigInt(amount) * 100n);

interface Sold {
  readonly points: number;
  readonly worth: number;
  readonly min?: number;
  readonly stock: number;
  readonly per: Item['per'];
}

const worthItem = (id: MallItemId, assetType: Item['assetType'], sold: Sold): Item => ({
  id,
  assetType,
  points: sold.points,
  worthCentavos: pesos(sold.worth),
  minCentavos: pesos(sold.min ?? 0),
  playCentavos: centavos(pesos(sold.worth) * PLAY_TIMES),
  stock: sold.stock,
  per: sold.per,
});

const look = (id: MallItemId, points: number): Item => ({
  id,
  assetType: 'LOOK',
  points,
  worthCentavos: pesos(0),
  minCentavos: pesos(0),
  playCentavos: pesos(0),
  stock: null,
  per: 'once',
});

/** The usual items, in the order in which they are shown. */
export const ITEMS: readonly Item[] = [
  worthItem('TOPUP5', 'TOPUP', { points: 200, worth: 5, min: 50, stock: 500, per: 'day' }),
  worthItem('TOPUP10', 'TOPUP', { points: 400, worth: 10, min: 100, stock: 500, per: 'day' }),
  worthItem('TOPUP20', 'TOPUP', { points: 800, worth: 20, min: 300, stock: 200, per: 'week' }),
  worthItem('CASH5', 'INSTANT', { points: 250, worth: 5, stock: 300, per: 'day' }),
  worthItem('RELIEF10', 'RELIEF', { points: 450, worth: 10, stock: 200, per: 'week' }),
  look('FRAME', 300),
  look('TITLE', 150),
  look('FELT', 200),
];

/** The items that the mall has at a time, with what they cost then. */
export function itemsAt(settings: WithTables, time: Date): readonly Item[] {
  const tables = tablesAt(settings, time);
  if (tables === null) return ITEMS;
  return ITEMS.filter(({ id }) => tables.mall[id].isOn).map((item) => ({
    ...item,
    points: tables.mall[item.id].points,
    stock: item.stock === null ? null : tables.mall[item.id].stock,
  }));
}

export function itemOf(id: MallItemId): Item {
  const item = ITEMS.find((one) => one.id === id);
  if (item === undefined) throw new Error(`the mall has no item ${id}`);
  return item;
}

export const hasWorth = ({ worthCentavos }: Item): boolean => worthCentavos > 0n;

/** Items with a worth that a player may exchange a day. */
export const WORTH_ITEMS_A_DAY = 2;

/** What is exchanged on day d expires at 0:00 of the day this much later. */
export const EXPIRY_DAYS = 31;
