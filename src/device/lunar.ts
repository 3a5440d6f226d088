/** A day of the Chinese calendar. */
export interface LunarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** The second of two months with the same number. */
  readonly isLeapMonth: boolean;
}

/** Lunar years with verified tables. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2050;

/**
 * A date on the device in the Chinese calendar; null outside of 1900 to 2050. The tables are loaded at the first call.
 */
export async function lunarDateOf(moment: Date): Promise<LunarDate | null> {
  const year = moment.getFullYear();
  // A lunar year ends in the February of the next one.
  if (year < FIRST_YEAR || year > LAST_YEAR + 1) return null;
  const { Solar } = await import('lunar-typescript');
  const lunar = Solar.fromYmd(year, moment.getMonth() + 1, moment.getDate()).getLunar();
  const month = lunar.getMonth();
  if (lunar.getYear() < FIRST_YEAR || lunar.getYear() > LAST_YEAR) return null;
  return { year: lunar.getYear(), month: Math.abs(month), day: lunar.getDay(), isLeapMonth: month < 0 };
}
