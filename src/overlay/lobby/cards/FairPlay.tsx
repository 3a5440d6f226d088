import { useTranslation } from '../../../i18n/i18n';
import { rimmed } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import * as css from './FairPlay.css';
import { FAIR_PLAY_ID as ID } from './showFairPlay';

const STEPS = [
  { art: 'sealed', title: 'games.fairSealedTitle', text: 'games.fairSealedText' },
  { art: 'seed', title: 'games.fairSeedTitle', text: 'games.fairSeedText' },
  { art: 'check', title: 'games.fairCheckTitle', text: 'games.fairCheckText' },
] as const;

/** How to verify that a round was fair, in three pictures. */
export function FairPlay() {
  const { t } = useTranslation();
  return (
    <section id={ID} className={classes(css.strip, rimmed)} tabIndex={-1} aria-labelledby={`${ID}-title`}>
      <div className={css.inside}>
        <h3 id={`${ID}-title`} className={css.title}>
          {t('games.fairTitle')}
        </h3>
        <p className={css.text}>{t('games.fairText')}</p>
        <ol className={css.steps}>
          {STEPS.map(({ art, title, text }) => (
            <li key={art} className={css.step}>
              <div className={css.pictures[art]} />
              <p className={css.name}>{t(title)}</p>
              <p className={css.what}>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
