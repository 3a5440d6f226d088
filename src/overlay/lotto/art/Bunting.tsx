import * as css from './Bunting.css';

/** Where a string hangs: two curves between three nails. */
const CURVES = [
  { from: -6, to: 198, sag: 18 },
  { from: 190, to: 384, sag: 18 },
] as const;
const FLAGS = 8;
const TOP = 3;

/** Flags on a string over the whole width. */
export function Bunting() {
  return (
    <svg viewBox="0 0 375 46" className={css.bunting} preserveAspectRatio="none" aria-hidden="true">
      {CURVES.map(({ from, to, sag }, curve) => {
        const width = to - from;
        const heightAt = (share: number) => TOP + 4 * sag * share * (1 - share);
        return (
          <g key={from}>
            <path
              className={css.string}
              d={`M${from} ${TOP}Q${from + width / 2} ${TOP + 2 * sag} ${to} ${TOP}`}
            />
            {Array.from({ length: FLAGS }, (_, index) => (index + 0.5) / FLAGS).map((share, index) => {
              const x = from + width * share;
              const [left, right] = [share - 0.03, share + 0.03].map(heightAt);
              const drop = Math.max(left ?? 0, right ?? 0) + 17;
              return (
                <path
                  key={share}
                  className={css.flags[(index + curve * 3) % css.flags.length]}
                  d={`M${x - 7.5} ${left}L${x + 7.5} ${right}L${x + 0.6} ${drop}Z`}
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
