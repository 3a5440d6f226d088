const MANILA_MS = 8 * 60 * 60_000;

/** The instant of a time in Manila as a field of the browser writes it (yyyy-mm-ddThh:mm); null for an empty field. */
export const instantOf = (local: string): string | null =>
  local === '' ? null : new Date(`${local}:00+08:00`).toISOString();

/** The opposite of {@link instantOf}. */
export const localOf = (instant: string): string =>
  new Date(Date.parse(instant) + MANILA_MS).toISOString().slice(0, 16);

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The name of a month from its first day (yyyy-mm-01), as in `November 2026`. */
export const monthName = (day: string): string => month.format(new Date(`${day}T00:00:00Z`));
