import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import ArrowLeft from '~icons/ph/arrow-left-bold';
import type { Game } from '../../../contract/config';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { userAtom } from '../../shared/session/user';
import { Link } from '../../ui/page/Link';
import { titleLengthStyle } from '../../ui/text/titleLength';
import * as css from './GameFrame.css';

interface FrameBarProps {
  /** Undefined until the game is known. */
  readonly game?: Game;
  readonly onBack: () => void;
  readonly menu?: ReactNode;
}

/** Back button, game, studio and balance. Outside the frame, so that the game cannot change it. */
export function FrameBar({ game, onBack, menu }: FrameBarProps) {
  const { t } = useTranslation();
  // Bonus money cannot be staked in the games of other studios.
  const spendable = useAtomValue(userAtom)?.finance ?? null;
  const studio = game === undefined ? '' : t('frame.studio', { studio: game.gameProvider });
  const amount = spendable === null ? null : amountText(spendable);
  return (
    <header className={css.bar}>
      <button type="button" className={css.square} aria-label={t('frame.leave')} onClick={onBack}>
        <ArrowLeft aria-hidden />
      </button>
      <span className={css.name}>
        {game !== undefined && (
          <>
            <h1 className={css.title} style={titleLengthStyle(css.letters, game.gameName)}>
              {game.gameName}
            </h1>
            <span className={css.studio} style={titleLengthStyle(css.letters, studio)}>
              {studio}
            </span>
          </>
        )}
      </span>
      {amount !== null && (
        <Link
          className={css.balance}
          to="/cashin?from=game"
          aria-label={t('play.balance', { amount })}
          data-balance={String(spendable)}
        >
          {amount}
        </Link>
      )}
      {menu}
    </header>
  );
}
