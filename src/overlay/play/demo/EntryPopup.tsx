import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import Heart from '~icons/ph/heart-fill';
import Wallet from '~icons/ph/wallet-fill';
import { cabinet } from '../../../../games/cards';
import type { GameCard, WinExample } from '../../../../games/kit/card';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { favouritesAtom, toggleFavouriteAtom } from '../../../shared/catalogue/favourites';
import { allGamesAtom } from '../../../shared/catalogue/gameList';
import { keyOf, ownGame } from '../../../shared/catalogue/games';
import { publicConfigAtom } from '../../../shared/config/config';
import { loginRedirect } from '../../../shared/navigation/loginRedirect';
import { useNavigate } from '../../../shared/navigation/useNavigate';
import type { PlayMode } from '../../../shared/play/play';
import { usePlayedToday } from '../../../shared/safer-play/playedToday';
import { loggedInAtom } from '../../../shared/session/session';
import { userAtom } from '../../../shared/session/user';
import { Button } from '../../../ui/form/Button';
import { Chip } from '../../../ui/form/Chip';
import { EntrySheet } from '../../../ui/sheet/EntrySheet';
import * as css from '../popups.css';
import { useExposureMax } from '../useExposureMax';
import { gameAddress } from '../useMode';
import { useParts } from '../useParts';
import { demoGameAtom } from './demo';
import { OwnPicture } from './OwnPicture';
import { shownReturn } from './shownReturn';

interface EntryPopupProps {
  readonly onClose: () => void;
  readonly card?: GameCard;
  /** The id of the game, for callers that have no card. */
  readonly id?: string;
  readonly onChoose?: (mode: PlayMode) => void;
}

/**
 * The popup before a game: its RTP, stakes and rules. Over the open game it switches the wallet; over any other page
 * it leads to the game.
 */
export function EntryPopup({ onClose, card, id, onChoose }: EntryPopupProps) {
  const asked = card ?? cabinet.find((other) => String(other.id) === id);
  const navigate = useNavigate();
  const loggedIn = useAtomValue(loggedInAtom);
  useEffect(() => {
    if (asked === undefined) onClose();
  }, [asked, onClose]);
  if (asked === undefined) return null;
  const enter = (mode: PlayMode) => {
    const address = gameAddress(asked, mode);
    // The sheet has a history entry; the game replaces it.
    navigate(mode === 'demo' ? address : loginRedirect(address, loggedIn), { replace: true });
  };
  return <Entry card={asked} onClose={onClose} onChoose={onChoose ?? enter} />;
}

interface EntryProps {
  readonly onClose: () => void;
  readonly card: GameCard;
  readonly onChoose: (mode: PlayMode) => void;
}

function Entry({ card, onClose, onChoose }: EntryProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const loaded = useParts(card);
  const demo = useAtomValue(demoGameAtom(card.name));
  const user = useAtomValue(userAtom);
  const siteMin = useAtomValue(publicConfigAtom)?.stakeMin;
  const choose = (mode: PlayMode) => () => {
    onChoose(mode);
    onClose();
  };
  const minutes = usePlayedToday();
  const toLimits = () => {
    onClose();
    navigate('/playsafe', { replace: true });
  };
  if (loaded.state !== 'ready') return null;
  const { board, translate } = loaded.parts;
  const stakeMin =
    siteMin !== undefined && siteMin > board.stakeMinCentavos ? siteMin : board.stakeMinCentavos;
  return (
    <EntrySheet
      onClose={onClose}
      title={translate('title')}
      kind={translate('kind')}
      picture={<OwnPicture name={card.name} />}
      mark={<Favourite card={card} />}
      facts={[
        { name: t('play.entryReturn'), figure: `${shownReturn(board, t)}%` },
        { name: t('play.entryStake'), figure: amountText(stakeMin) },
      ]}
      note={<Wins game={card.name} examples={board.examples} />}
      wallet={
        user === null
          ? { icon: <Wallet aria-hidden />, text: t('play.entryGuest') }
          : {
              icon: <Wallet aria-hidden />,
              title: t('play.entryMain', { amount: amountText(user.finance) }),
              text: t('play.entryBonus', { amount: amountText(user.bonus) }),
            }
      }
      answers={
        <>
          {card.hasDemo && (
            <Button tone="secondary" onClick={choose('demo')}>
              {t('play.entryDemo')}
              <span className={css.under}>{amountText(demo.balanceCentavos, 'D$')}</span>
            </Button>
          )}
          <Button onClick={choose('real')}>
            {t('play.toReal')}
            <span className={css.under}>{t('play.toRealHint')}</span>
          </Button>
        </>
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

/** Examples of wins with their probability, up to the largest, and the most that one bet of the game may return. */
function Wins({ game, examples }: { readonly game: string; readonly examples: readonly WinExample[] }) {
  const { t } = useTranslation();
  const isKnown = useAtomValue(publicConfigAtom) !== null;
  const exposureMax = useExposureMax(game);
  const most = isKnown ? exposureMax : undefined;
  return (
    <>
      <p className={css.winsTitle}>{t('play.entryExamples', { top: examples.at(-1)?.pays ?? '' })}</p>
      <ul className={css.examples}>
        {examples.map(({ pays, percent }) => (
          <li key={pays}>
            <span>×{pays}</span> <b>{percent}%</b>
          </li>
        ))}
      </ul>
      {most !== undefined && (
        <p className={css.winsNote}>{t('play.entryMost', { amount: amountText(most) })}</p>
      )}
    </>
  );
}

/** Toggles the game as a favourite. */
function Favourite({ card }: { card: GameCard }) {
  const { t } = useTranslation();
  const listed = ownGame(useAtomValue(allGamesAtom), card.id);
  const favourites = useAtomValue(favouritesAtom);
  const toggle = useSetAtom(toggleFavouriteAtom);
  if (listed === undefined) return null;
  const key = keyOf(listed);
  return (
    <span>
      <Chip icon={<Heart aria-hidden />} active={favourites.includes(key)} onClick={() => toggle(key)}>
        {t('play.favourite')}
      </Chip>
    </span>
  );
}
