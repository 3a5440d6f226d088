import { useAtomValue, useSetAtom } from 'jotai';
import X from '~icons/ph/x-bold';
import { card } from '../../look/recipes.css';
import { guideDoneAtom, guideSeenAtom } from '../../state/guide';
import { openPopup } from '../../state/popups';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { IconButton } from '../../ui/IconButton';
import { useWords } from '../../words/words';
import * as css from './Shelves.css';

/** Offers the first steps to who is here for the first time. Either answer takes it away for good. */
export function GuideInvite() {
  const { t } = useWords();
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
