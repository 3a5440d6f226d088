import { useTranslation } from '../../../i18n/i18n';
import { rimmed } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import type { Banner } from './banners';
import * as css from './Hero.css';
import { HeroCards } from './HeroCards';
import { HeroSlide } from './HeroSlide';

/** All banners at once where there is room, without motion. */
export function HeroBoard({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation();
  const [first, ...others] = banners;
  if (first === undefined) return null;
  return (
    <section className={css.board} aria-label={t('lobby.offers')}>
      <div className={classes(css.frame, rimmed)}>
        <div className={css.viewport}>
          <HeroSlide banner={first} first />
        </div>
      </div>
      <HeroCards banners={others} />
    </section>
  );
}
