/** The minimum age for real play. */
export const AGE_MIN_YEARS = 21;
const YEARS_AT_MOST = 120;

export interface BirthdayParts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

export type BirthdayPart = keyof BirthdayParts;

/** The order in which a language writes a date. */
export function partsOrder(tag: string): readonly BirthdayPart[] {
  const isPart = (type: string): type is BirthdayPart =>
    type === 'year' || type === 'month' || type === 'day';
  return new Intl.DateTimeFormat(tag).formatToParts(0).flatMap(({ type }) => (isPart(type) ? [type] : []));
}

/** Three typed numbers as yyyy-mm-dd; null if the date does not exist or is not plausible as a birthday. */
export function isoBirthday(parts: BirthdayParts, today: string): string | null {
  if (
    !/^[0-9]{4}$/.test(parts.year) ||
    !/^[0-9]{1,2}$/.test(parts.month) ||
    !/^[0-9]{1,2}$/.test(parts.day)
  ) {
    return null;
  }
  const iso = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // A day such as 30 February rolls over into the next month.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  const oldest = `${Number(today.slice(0, 4)) - YEARS_AT_MOST}${today.slice(4)}`;
  return exists && iso <= today && iso >= oldest ? iso : null;
}
