import { Fragment } from 'react';
import { medal, struck } from '../../theme/medal.css';
import { metalText } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import * as css from './Promo.css';
import type { Look, Mechanic } from './promos';

interface BannerProps {
  readonly Icon: Mechanic['Icon'];
  readonly look: Look;
  readonly title: string;
  readonly text: string;
}

/** The head of a promotion's card. */
export const Banner = ({ Icon, look, title, text }: BannerProps) => (
  <header className={css.banners[look]}>
    <span className={classes(medal, css.motif)} aria-hidden>
      <Icon className={struck} />
    </span>
    <h2 className={classes(css.headline, metalText)}>
      {title.split(' ').map((word, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <span className={css.word}>{word}</span>
        </Fragment>
      ))}
    </h2>
    <p className={css.lead}>{text}</p>
  </header>
);
