import { useEffect, useState } from 'react';
import Lightbulb from '~icons/ph/lightbulb-fill';
import X from '~icons/ph/x-bold';
import type { Translate } from '../../../../games/kit/card';
import { useTranslation } from '../../../i18n/i18n';
import { readAtom } from '../../../shared/store/store';
import * as css from './FirstHint.css';
import { hintsSeenAtom, markHintSeen } from './hintsSeen';

interface FirstHintProps {
  readonly game: string;
  readonly translate: Translate;
  /** Whether the player has bet, so that the hint has nothing more to say. */
  readonly isOver: boolean;
  /** Whether it stands above the scene on a low screen, because the foot of the scene is what the player works on. */
  readonly isAtHead: boolean;
}

/** One sentence over the scene about how the game is played, once on each device; a bet or a tap ends it. */
export function FirstHint({ game, translate, isOver, isAtHead }: FirstHintProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(() => !readAtom(hintsSeenAtom).includes(game));
  useEffect(() => markHintSeen(game), [game]);
  const text = translate('hint');
  // A game without a hint has no such string.
  if (!isShown || isOver || text === 'hint') return null;
  return (
    <p className={css.hint} role="note" data-head={isAtHead || undefined}>
      <Lightbulb className={css.icon} aria-hidden />
      <span>{text}</span>
      <button
        type="button"
        className={css.close}
        aria-label={t('play.closeHint')}
        onClick={() => setShown(false)}
      >
        <X aria-hidden />
      </button>
    </p>
  );
}
