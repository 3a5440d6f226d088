import { useAtomValue } from 'jotai';
import Coins from '~icons/ph/coins-fill';
import Spiral from '~icons/ph/spiral-fill';
import type { FrontGame } from '../../../../contract/config';
import { useTranslation } from '../../../i18n/i18n';
import { wordsOf } from '../../../shared/catalogue/bannerWords';
import { frontGameAtom } from '../../../shared/catalogue/gameList';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../../shared/session/session';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import * as css from './browse.css';

const ICONS = { spin: Spiral, demo: Coins };

type Art = keyof typeof ICONS;

/** A promotion that has a picture here. The server names its strings by the picture. */
interface Promo {
  readonly art: Art;
  readonly titleKey: `games.promo.${Art}.title`;
  readonly textKey: `games.promo.${Art}.text`;
  readonly actionKey: `games.promo.${Art}.action`;
}

type Served = FrontGame['promos'][number];

const isDrawn = (promo: Served): promo is Served & Promo => Object.hasOwn(ICONS, promo.art);

/** The promotions of the configuration; those without a picture here are left out. */
export function Promos() {
  const translation = useTranslation();
  const { t } = translation;
  const loggedIn = useAtomValue(loggedInAtom);
  const promos = useAtomValue(frontGameAtom)?.promos ?? [];
  if (promos.length === 0) return null;
  return (
    <section className={css.plate} aria-label={t('games.promos')}>
      <div className={css.heading}>
        <h3>{t('games.promos')}</h3>
      </div>
      <div className={css.promos}>
        {promos.filter(isDrawn).map((promo) => {
          const { id, art, link } = promo;
          const { title, text, action } = wordsOf(promo, translation);
          const Icon = ICONS[art];
          return (
            <article key={id} className={classes(card, css.promo)}>
              <span className={css.promoIcon} aria-hidden="true">
                <Icon />
              </span>
              <div className={css.promoWords}>
                <b>{title}</b>
                <p className={css.promoText}>{text}</p>
              </div>
              <Button
                size="m"
                tone="secondary"
                to={link === '/spin' ? loginRedirect('/spin', loggedIn) : link}
              >
                {action}
              </Button>
            </article>
          );
        })}
      </div>
    </section>
  );
}
