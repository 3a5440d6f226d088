import type { FinanceItem } from '../../../contract/money';
import type { Centavos } from '../../../games/kit/rules/money';
import { dayOf } from '../../shared/dateText';

/** The tabs of the records, and the type in the request of each. */
export const RECORD_TYPES = { all: 0, in: 1, out: 2, bonus: 3, bets: 4 } as const;

export type RecordType = keyof typeof RECORD_TYPES;

/** The total amount of one record. */
export const movedCentavos = (item: Pick<FinanceItem, 'amount' | 'bonus'>): Centavos =>
  (item.amount + item.bonus) as Centavos;

/** The kind of a record as players read it: what a bonus moved at its end is told apart from its grant. */
export const kindOf = ({
  kind,
  amount,
  bonus,
}: FinanceItem): FinanceItem['kind'] | 'released' | 'expired' => {
  if (kind !== 'bonus' || bonus >= 0n) return kind;
  return amount > 0n ? 'released' : 'expired';
};

/** The records of one day, with its heading. */
export interface RecordDay<Item> {
  readonly day: string;
  readonly items: readonly Item[];
}

/** Groups records by day, in their order. A record that is on two pages is listed once. */
export function byDay<Item extends { readonly createdAt: string }>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): readonly RecordDay<Item>[] {
  const seen = new Set<string>();
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const id = idOf(item);
    if (seen.has(id)) continue;
    seen.add(id);
    const day = dayOf(new Date(item.createdAt));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, lines]) => ({ day, items: lines }));
}

/** The total of records. Each has moved what it says; the money of a failed cash-out comes back as a refund. */
export const netCentavos = (items: readonly FinanceItem[]): Centavos =>
  items.reduce((sum, item) => (sum + movedCentavos(item)) as Centavos, 0n as Centavos);

/** The text of a day: today and yesterday by name, other days by date. */
export function dayName(
  day: string,
  now: Date,
  tag: string,
  names: { readonly today: string; readonly yesterday: string },
): string {
  if (day === dayOf(now)) return names.today;
  if (day === dayOf(new Date(now.getTime() - 24 * 60 * 60 * 1000))) return names.yesterday;
  return new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'medium' }).format(new Date(day));
}

/** The start of the day in Manila, this many days before the day of a moment. */
export const dayStart = (nowMs: number, daysBefore: number): string =>
  new Date(
    Date.parse(`${dayOf(new Date(nowMs))}T00:00:00+08:00`) - daysBefore * 24 * 60 * 60 * 1000,
  ).toISOString();
