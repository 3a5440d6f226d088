import { card } from '../../look/recipes.css';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { useWords } from '../../words/words';
import type { Banner } from './banners';
import * as css from './Hero.css';

/** Two small offers beside a large one. */
export function HeroCards({ banners }: { banners: readonly Banner[] }) {
  const { t } = useWords();
  return (
    <div className={css.cards}>
      {banners.slice(0, 2).map((banner) => (
        <article key={banner.id} className={classes(card, css.sideCard)}>
          <img
            className={css.sideArt}
            src={`/art/hero-${banner.art}-520.webp`}
            width={260}
            height={160}
            alt=""
            decoding="async"
          />
          <h3 className={css.sideTitle}>{t(banner.titleKey)}</h3>
          <p className={css.sideText}>{t(banner.textKey)}</p>
          <span className={css.action}>
            <Button tone="secondary" size="m" to={banner.link}>
              {t(banner.actionKey)}
            </Button>
          </span>
        </article>
      ))}
    </div>
  );
}
