import { useAtomValue } from 'jotai';
import type { ComponentType, SVGProps } from 'react';
import Calendar from '~icons/ph/calendar-check-fill';
import Game from '~icons/ph/game-controller-fill';
import Spiral from '~icons/ph/spiral-fill';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
import { useService } from '../../shared/config/service';
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
  readonly rules: readonly StringKey[];
  readonly page?: { readonly to: Address; readonly label: StringKey; readonly membersOnly?: boolean };
}

/** The active promotions, each with all of its conditions. A new one is a line here. */
const PROMOS: readonly Promo[] = [
  {
    name: 'spin',
    Icon: Spiral,
    rules: ['pages.promoRule_spin_1', 'pages.promoRule_spin_2', 'pages.promoRule_spin_3'],
    page: { to: '/spin', label: 'pages.promoOpen_spin', membersOnly: true },
  },
  { name: 'points', Icon: Calendar, rules: ['pages.promoRule_points_1', 'pages.promoRule_points_2'] },
  {
    name: 'demo',
    Icon: Game,
    rules: ['pages.promoRule_demo_1'],
    page: { to: '/allgames', label: 'pages.promoOpen_demo' },
  },
];

/** /promo: all promotions with their conditions. */
export function PromoPage() {
  const { t } = useTranslation();
  const service = useService('claim');
  return (
    <Page title={t('pages.promo')} onBack={useBack()} wide>
      <div className={css.promos}>
        {PROMOS.map((promo) => (
          <PromoCard key={promo.name} promo={promo} />
        ))}
      </div>
      {service !== null && (
        <section className={css.claim}>
          <p className={css.small}>{t('support.claimText')}</p>
          <Button
            tone="secondary"
            size="m"
            {...(service.at === 'inside'
              ? { to: service.to }
              : { onClick: () => window.open(service.url, '_blank', 'noopener') })}
          >
            {t('support.write')}
          </Button>
        </section>
      )}
      <p className={css.small}>{t('pages.promoEnds')}</p>
    </Page>
  );
}

function PromoCard({ promo: { name, Icon, rules, page } }: { promo: Promo }) {
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
          {rules.map((rule) => (
            <li key={rule} className={css.rule}>
              {t(rule)}
            </li>
          ))}
        </ul>
        {page !== undefined && (
          <Button
            tone="secondary"
            size="m"
            wide
            to={page.membersOnly ? loginRedirect(page.to, loggedIn) : page.to}
          >
            {t(page.label)}
          </Button>
        )}
      </div>
    </article>
  );
}
