import { useAtomValue, useSetAtom } from 'jotai';
import X from '~icons/ph/x-bold';
import { useTranslation } from '../../../i18n/i18n';
import { openPopup } from '../../../shared/popups/popups';
import { card } from '../../../theme/recipes.css';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/form/Button';
import { IconButton } from '../../../ui/form/IconButton';
import { guideDoneAtom, guideSeenAtom } from '../guide';
import * as css from '../Shelves.css';

/** Offers the first steps to newcomers. Either answer dismisses it for good. */
export function GuideInvite() {
  const { t } = useTranslation();
  const seen = useAtomValue(guideSeenAtom);
  const done = useSetAtom(guideDoneAtom);
  if (seen) return null;
  return (
    <section aria-label={t('lobby.guide')} className={classes(card, css.guide)}>
      <b>{t('lobby.guide')}</b>
      <Button
        size="m"
        tone="secondary"
        onClick={() => {
          openPopup('guide');
          done();
        }}
      >
        {t('lobby.guideShow')}
      </Button>
      <IconButton
        tone="plain"
        label={t('lobby.guideSkip')}
        icon={<X fontSize="1.1rem" aria-hidden />}
        onClick={done}
      />
    </section>
  );
}
