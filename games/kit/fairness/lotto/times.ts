/** Times of a draw, Unix time in ms. */
export interface LottoTimes {
  readonly opensAtMs: number;
  /** No ticket is sold at this time or later. */
  readonly closesAtMs: number;
  /** The number of the beacon that decides is the first one due at this time or later. */
  readonly drawsAtMs: number;
  /** Without a number of the beacon every stake goes back from here on. */
  readonly voidAtMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Days begin at 0:00 in Manila, eight hours ahead of UTC all year. */
const MANILA_MS = 8 * HOUR_MS;

/** The draws of a day, in ms after its beginning. */
const DRAWS_MS = [14 * HOUR_MS, 17 * HOUR_MS, 21 * HOUR_MS] as const;
export const LOTTO_DRAWS_A_DAY = DRAWS_MS.length;

/** From the close of sales to the draw. */
export const LOTTO_MARGIN_MS = 15 * MINUTE_MS;
/** From the draw to the time when it is void without a number of the beacon. */
const VOID_AFTER_MS = 6 * HOUR_MS;

const drawsAt = (draw: number): number => {
  const day = Math.floor(draw / LOTTO_DRAWS_A_DAY);
  return day * DAY_MS - MANILA_MS + (DRAWS_MS[draw - day * LOTTO_DRAWS_A_DAY] ?? 0);
};

/** The times of a draw, by its number: 3 x the days since 1970-01-01 in Manila, plus 0, 1 or 2. */
export function lottoTimes(draw: number): LottoTimes {
  const drawsAtMs = drawsAt(draw);
  return {
    opensAtMs: drawsAt(draw - 1) - LOTTO_MARGIN_MS,
    closesAtMs: drawsAtMs - LOTTO_MARGIN_MS,
    drawsAtMs,
    voidAtMs: drawsAtMs + VOID_AFTER_MS,
  };
}

/** The number of the draw that sells at a time, Unix time in ms: when one closes, the next opens. */
export function sellingDraw(atMs: number): number {
  let draw = LOTTO_DRAWS_A_DAY * Math.floor((atMs + MANILA_MS) / DAY_MS);
  while (drawsAt(draw) - LOTTO_MARGIN_MS <= atMs) draw += 1;
  return draw;
}

/** The number of the first draw of a day, yyyy-mm-dd in Manila. */
export const firstDrawOf = (date: string): number =>
  LOTTO_DRAWS_A_DAY * Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The day of a draw in Manila, yyyy-mm-dd. */
export const dateOfDraw = (draw: number): string =>
  new Date(Math.floor(draw / LOTTO_DRAWS_A_DAY) * DAY_MS).toISOString().slice(0, 10);
