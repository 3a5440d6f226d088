import * as css from './Garland.css';

const PETALS = [0, 72, 144, 216, 288] as const;
const LEAVES = Array.from({ length: 30 }, (_, leaf) => leaf * 12);
const FLOWERS = [30, 90, 150, 210, 270, 330] as const;

/** A garland of leaves and flowers around a round picture, whose edge is at 40 of its 50 units. Decorative. */
export function Garland({ className }: { readonly className: string }) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true">
      <circle r="42" className={css.ring} />
      {LEAVES.map((angle, place) => (
        <ellipse
          key={angle}
          transform={`rotate(${angle}) translate(0 -42) rotate(${place % 2 === 0 ? 62 : 118})`}
          rx="1.9"
          ry="4.4"
          className={place % 2 === 0 ? css.leaf : css.light}
        />
      ))}
      {FLOWERS.map((angle) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 -42)`}>
          {PETALS.map((turn) => (
            <ellipse
              key={turn}
              transform={`rotate(${turn}) translate(0 -3.2)`}
              rx="2.2"
              ry="3.2"
              className={css.petal}
            />
          ))}
          <circle r="1.9" className={css.light} />
        </g>
      ))}
    </svg>
  );
}
