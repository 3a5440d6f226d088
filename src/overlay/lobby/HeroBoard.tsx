import { card, rimmed } from '../../look/recipes.css';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { useWords } from '../../words/words';
import type { Banner } from './banners';
import * as css from './Hero.css';
import { HeroSlide } from './HeroSlide';

/** Every offer at once, where there is room: nothing has to move. */
export function HeroBoard({ banners }: { banners: readonly Banner[] }) {
  const { t } = useWords();
  const [first, ...others] = banners;
  if (first === undefined) return null;
  return (
    <section className={css.board} aria-label={t('lobby.offers')}>
      <div className={classes(css.frame, rimmed)}>
        <div className={css.viewport}>
          <HeroSlide banner={first} first />
        </div>
      </div>
      <div className={css.cards}>
        {others.slice(0, 2).map((banner) => (
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
    </section>
  );
}
