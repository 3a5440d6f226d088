import { useTranslation } from '../../../i18n/i18n';
import { wordsOf } from '../../../shared/catalogue/bannerWords';
import { metalText } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import type { Banner } from './banners';
import * as css from './Hero.css';

interface HeroSlideProps {
  banner: Banner;
  /** On the first screen: its picture loads with high priority. */
  first?: boolean;
  /** Called when the picture has loaded or failed. */
  onSettled?: () => void;
}

export function HeroSlide({ banner, first = false, onSettled }: HeroSlideProps) {
  const { title, text, action } = wordsOf(banner, useTranslation());
  const source = (width: number) => `/art/hero-${banner.art}-${width}.webp`;
  return (
    <div className={css.slide}>
      <div className={css.grounds[banner.art]} />
      <img
        className={css.art}
        src={source(780)}
        srcSet={`${source(520)} 520w, ${source(780)} 780w`}
        sizes="260px"
        width={260}
        height={160}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'sync' : 'async'}
        draggable={false}
        onLoad={onSettled}
        onError={onSettled}
      />
      <div className={css.brackets} />
      <div className={css.words}>
        <p className={css.text}>{text}</p>
        <h2 className={classes(metalText, css.title)}>{title}</h2>
        <span className={css.action}>
          <Button size="m" to={banner.link}>
            {action}
          </Button>
        </span>
      </div>
    </div>
  );
}
