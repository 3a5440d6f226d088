import { useAtomValue } from 'jotai';
import type { ComponentType, SVGProps } from 'react';
import Calendar from '~icons/ph/calendar-check-fill';
import Game from '~icons/ph/game-controller-fill';
import Spiral from '~icons/ph/spiral-fill';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { loggedInAtom } from '../../shared/session/session';
import { medal, struck } from '../../theme/medal.css';
import { card, metalText } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { useBack } from '../../ui/page/useBack';
import * as css from './Pages.css';

interface Promo {
  readonly name: 'spin' | 'points' | 'demo';
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The number of its conditions. */
  readonly rules: number;
  readonly to?: Address;
  readonly membersOnly?: boolean;
}

/** The active promotions, each with all of its conditions. A new one is a line here. */
const PROMOS: readonly Promo[] = [
  { name: 'spin', Icon: Spiral, rules: 3, to: '/spin', membersOnly: true },
  { name: 'points', Icon: Calendar, rules: 2 },
  { name: 'demo', Icon: Game, rules: 1, to: '/allgames' },
];

/** /promo: all promotions with their conditions. */
export function PromoPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('pages.promo')} onBack={useBack()} wide>
      <div className={css.promos}>
        {PROMOS.map((promo) => (
          <PromoCard key={promo.name} promo={promo} />
        ))}
      </div>
      <p className={css.small}>{t('pages.promoEnds')}</p>
    </Page>
  );
}

function PromoCard({ promo: { name, Icon, rules, to, membersOnly = false } }: { promo: Promo }) {
  const { t } = useTranslation();
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <article className={classes(card, css.promo)}>
      <header className={css.banners[name]}>
        <span className={classes(medal, css.motif)} aria-hidden>
          <Icon className={struck} />
        </span>
        <h2 className={classes(css.headline, metalText)}>{t(`pages.promo_${name}`)}</h2>
        <p className={css.lead}>{t(`pages.promoText_${name}`)}</p>
      </header>
      <div className={css.body}>
        <h3 className={css.label}>{t('pages.promoConditions')}</h3>
        <ul className={css.rules}>
          {Array.from({ length: rules }, (_, index) => index + 1).map((rule) => (
            <li key={rule} className={css.rule}>
              {t(`pages.promoRule_${name}_${rule}`)}
            </li>
          ))}
        </ul>
        {to !== undefined && (
          <Button tone="secondary" size="m" wide to={membersOnly ? loginRedirect(to, loggedIn) : to}>
            {t(`pages.promoOpen_${name}`)}
          </Button>
        )}
      </div>
    </article>
  );
}
