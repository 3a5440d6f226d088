import type { ReactNode } from 'react';
import { BrandMark } from '../text/BrandMark';
import * as css from './BrandCard.css';
import { Rays } from './Rays';

interface BrandCardProps {
  /** The name of the region. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A card for the amount that a page is about, before the brand's rays and mark. The first lines leave the right free. */
export function BrandCard({ label, children }: BrandCardProps) {
  return (
    <section className={css.frame} aria-label={label}>
      <div className={css.face}>
        <Rays className={css.rays} />
        <span className={css.mark}>
          <BrandMark size="4.25rem" />
        </span>
        <div className={css.content}>{children}</div>
      </div>
    </section>
  );
}
