/** Lanes one above the other in which targets swim; none touches the next. */

const LANES = 4;

/** How many there are of each kind, from the smallest on; of all greater ones there is one. */
const MANY = [3, 3, 2];

/** Shares kinds out to lanes, the great beside the great; `look` says which lane lies where. */
export function schoolsOf(kindCount: number, look: () => number): readonly (readonly number[])[] {
  const kinds = Array.from({ length: kindCount }, (_, kind) =>
    Array.from({ length: MANY[kind] ?? 1 }, () => kind),
  );
  const left = kinds.flat().sort((one, other) => other - one);
  const schools = Array.from({ length: LANES }, (_, lane) => {
    const share = left.length / (LANES - lane);
    return left.splice(0, lane === 0 ? Math.floor(share) : Math.ceil(share));
  });
  return schools
    .map((school) => ({ school, at: look() }))
    .sort((one, other) => one.at - other.at)
    .map(({ school }) => school);
}

interface Laid {
  /** Where the middle of each lane lies. */
  readonly middles: readonly number[];
  /** What all sizes are to be multiplied with, for the lanes to fit. */
  readonly fitting: number;
}

/** Lays lanes of so much height between two lines, with a gap below each; what is to spare is shared out. */
export function layLanes(talls: readonly number[], from: number, to: number, gap: number): Laid {
  const room = to - from - gap * talls.length;
  const wished = talls.reduce((sum, tall) => sum + tall, 0);
  const fitting = Math.min(1, room / wished);
  const spare = Math.max(0, room - wished) / talls.length;
  let top = from;
  const middles = talls.map((wide) => {
    const tall = wide * fitting + spare;
    const middle = top + tall / 2;
    top += tall + gap;
    return middle;
  });
  return { middles, fitting };
}
