import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Address } from '../../../../contract/addresses';
import { useTranslation } from '../../../i18n/i18n';
import { wordsOf } from '../../../shared/catalogue/bannerWords';
import { loggedInAtom } from '../../../shared/session/session';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import type { Banner } from '../hero/banners';
import { action as actionPlace } from '../hero/Hero.css';
import * as css from './SideCards.css';

/** Two small banners beside a large one. For members the second is the wheel, which guests may not spin. */
export function SideCards({ banners }: { banners: readonly Banner[] }) {
  const translation = useTranslation();
  const { t } = translation;
  const loggedIn = useAtomValue(loggedInAtom);
  return (
    <>
      {banners.slice(0, loggedIn ? 1 : 2).map((banner) => (
        <SideCard key={banner.id} {...wordsOf(banner, translation)} to={banner.link}>
          <img
            className={css.art}
            src={`/art/hero-${banner.art}-520.webp`}
            width={260}
            height={160}
            alt=""
            decoding="async"
          />
        </SideCard>
      ))}
      {loggedIn && (
        <SideCard
          title={t('lobby.stripTitle')}
          text={t('lobby.stripText')}
          action={t('lobby.stripAction')}
          to="/spin"
        >
          <span className={css.turning} aria-hidden="true" />
        </SideCard>
      )}
    </>
  );
}

interface SideCardProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: Address;
  /** The picture. */
  readonly children: ReactNode;
}

function SideCard({ title, text, action, to, children }: SideCardProps) {
  return (
    <article className={classes(card, css.side)}>
      {children}
      <h3 className={css.title}>{title}</h3>
      <p className={css.text}>{text}</p>
      <span className={actionPlace}>
        <Button tone="secondary" size="m" to={to}>
          {action}
        </Button>
      </span>
    </article>
  );
}
