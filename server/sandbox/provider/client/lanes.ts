/** Horizontal lanes in which targets move; none touches the next. */

const LANES = 4;

/** Number of targets of each kind, from the smallest on; one of each larger kind. */
const MANY = [3, 3, 2];

/** Assigns kinds to lanes, large ones together; `random` gives the order of the lanes. */
export function schoolsOf(kindCount: number, random: () => number): readonly (readonly number[])[] {
  const kinds = Array.from({ length: kindCount }, (_, kind) =>
    Array.from({ length: MANY[kind] ?? 1 }, () => kind),
  );
  const left = kinds.flat().sort((one, other) => other - one);
  const schools = Array.from({ length: LANES }, (_, lane) => {
    const share = left.length / (LANES - lane);
    return left.splice(0, lane === 0 ? Math.floor(share) : Math.ceil(share));
  });
  return schools
    .map((school) => ({ school, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ school }) => school);
}

interface LaneLayout {
  /** The vertical middle of each lane. */
  readonly middles: readonly number[];
  /** The factor for all sizes at which the lanes fit. */
  readonly fitting: number;
}

/** Places lanes of given heights between two lines, with a gap below each; spare height is shared equally. */
export function placeLanes(talls: readonly number[], from: number, to: number, gap: number): LaneLayout {
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
