import type { Prize } from '../rules/prizes';
import * as css from './prize.css';

/** A prize as a picture one em high: a coin for money, a star for points. */
export function PrizeMark({ prize }: { readonly prize: Prize }) {
  if (prize === 'points') {
    return (
      <svg className={css.star} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 1.8 15.2 8.3 22.3 9.3 17.1 14.3 18.4 21.4 12 18 5.6 21.4 6.9 14.3 1.7 9.3 8.8 8.3Z" />
      </svg>
    );
  }
  return (
    <svg className={css.coin} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d="M8.7 18.2V5.8h4c4.1 0 4.1 7 0 7h-4M6.2 8.3h11.6M6.2 10.6h11.6" />
    </svg>
  );
}
