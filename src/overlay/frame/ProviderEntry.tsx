import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import Heart from '~icons/ph/heart-fill';
import Wallet from '~icons/ph/wallet-fill';
import type { GameAddress } from '../../../contract/addresses';
import type { Game } from '../../../contract/config';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { favouritesAtom, toggleFavouriteAtom } from '../../shared/catalogue/favourites';
import { keyOf } from '../../shared/catalogue/games';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { usePlayedToday } from '../../shared/safer-play/playedToday';
import { userAtom } from '../../shared/session/user';
import { changeAtom } from '../../shared/store/store';
import { Button } from '../../ui/form/Button';
import { Chip } from '../../ui/form/Chip';
import { EntrySheet } from '../../ui/sheet/EntrySheet';
import { CONFIRMED_STATE } from './confirmedState';
import { TilePicture } from './TilePicture';

interface ProviderEntryProps {
  readonly onClose: () => void;
  readonly game?: Game;
  /** The address to open, if it has more parameters than the game's own. */
  readonly address?: GameAddress;
}

/** The popup before a provider's game: its studio, the wallet, and the time played today. */
export function ProviderEntry({ onClose, game, address }: ProviderEntryProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useAtomValue(userAtom);
  const minutes = usePlayedToday();
  const favourites = useAtomValue(favouritesAtom);
  useEffect(() => {
    if (game === undefined) onClose();
  }, [game, onClose]);
  if (game === undefined) return null;
  const key = keyOf(game);
  const enter = () => {
    onClose();
    // The sheet has a history entry; the new page replaces it.
    navigate(address ?? game.gameUrl, { replace: true, state: CONFIRMED_STATE });
  };
  const toLimits = () => {
    onClose();
    navigate('/playsafe', { replace: true });
  };
  return (
    <EntrySheet
      onClose={onClose}
      title={game.gameName}
      kind={t('frame.studio', { studio: game.gameProvider })}
      picture={<TilePicture game={game} place="framed" />}
      mark={
        <Chip
          icon={<Heart aria-hidden />}
          active={favourites.includes(key)}
          onClick={() => changeAtom(toggleFavouriteAtom, key)}
        >
          {t('play.favourite')}
        </Chip>
      }
      note={t('frame.entryOdds')}
      wallet={
        user && {
          icon: <Wallet aria-hidden />,
          title: t('play.entryMain', { amount: amountText(user.finance) }),
          text: t('play.entryMainOnly', { amount: amountText(user.bonus) }),
        }
      }
      answers={
        <Button wide onClick={enter}>
          {t('play.toReal')}
        </Button>
      }
      today={
        minutes !== null && (
          <>
            {t('play.entryToday', { time: t('safer.minutes', { minutes }) })}{' '}
            <button type="button" onClick={toLimits}>
              {t('play.entrySetLimit')}
            </button>
          </>
        )
      }
    />
  );
}
