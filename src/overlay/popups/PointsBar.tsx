import * as css from './popups.css';

/** The progress towards one spin; the figures are shown below it. */
export function PointsBar({ points, price }: { readonly points: number; readonly price: number }) {
  return (
    <div aria-hidden="true">
      <div className={css.bar}>
        <div className={css.filled} style={{ transform: `scaleX(${Math.min(1, points / price)})` }} />
      </div>
      <p className={css.ends}>
        <span>{points.toLocaleString('en')}</span>
        <span>{price.toLocaleString('en')}</span>
      </p>
    </div>
  );
}
