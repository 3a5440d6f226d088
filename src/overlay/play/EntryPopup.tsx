import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import Heart from '~icons/ph/heart-fill';
import Wallet from '~icons/ph/wallet-fill';
import { cabinet } from '../../../games/cabinet';
import type { GameCard, WinExample } from '../../../games/kit/card';
import { allGamesAtom, publicConfigAtom } from '../../state/config';
import { demoGameAtom } from '../../state/demo';
import { memberDoor } from '../../state/doors';
import { favouritesAtom, toggleFavouriteAtom } from '../../state/favourites';
import { keyOf, ownGame } from '../../state/games';
import type { PlayMode } from '../../state/play';
import { loggedInAtom } from '../../state/session';
import { userAtom } from '../../state/user';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Sheet } from '../../ui/Sheet';
import { amountText } from '../../words/amountText';
import { useWords } from '../../words/words';
import * as css from './popups.css';
import { gameAddress } from './useMode';
import { useParts } from './useParts';

interface EntryPopupProps {
  readonly onClose: () => void;
  readonly card?: GameCard;
  /** Instead of a card, by whoever has only the game's number. */
  readonly id?: string;
  readonly onChoose?: (mode: PlayMode) => void;
  /** Put away without an answer. */
  readonly onLeave?: () => void;
}

/**
 * Before a game is entered: what it returns, what it costs, and how to play it. Over the game it changes its
 * wallet; over any other page it leads to the game.
 */
export function EntryPopup({ onClose, card, id, onChoose, onLeave }: EntryPopupProps) {
  const asked = card ?? cabinet.find((other) => String(other.id) === id);
  const navigate = useNavigate();
  const loggedIn = useAtomValue(loggedInAtom);
  useEffect(() => {
    if (asked === undefined) onClose();
  }, [asked, onClose]);
  if (asked === undefined) return null;
  const enter = (mode: PlayMode) => {
    const address = gameAddress(asked, mode);
    // The sheet is an entry of the history: the game takes its place.
    navigate(mode === 'demo' ? address : memberDoor(address, loggedIn), { replace: true });
  };
  return <Entry card={asked} onClose={onClose} onChoose={onChoose ?? enter} onLeave={onLeave} />;
}

interface EntryProps {
  readonly onClose: () => void;
  readonly card: GameCard;
  readonly onChoose: (mode: PlayMode) => void;
  readonly onLeave: (() => void) | undefined;
}

function Entry({ card, onClose, onChoose, onLeave }: EntryProps) {
  const { t } = useWords();
  const loaded = useParts(card);
  const demo = useAtomValue(demoGameAtom(card.name));
  const user = useAtomValue(userAtom);
  const houseMin = useAtomValue(publicConfigAtom)?.stakeMin;
  const choose = (mode: PlayMode) => () => {
    onChoose(mode);
    onClose();
  };
  const leave = () => {
    onLeave?.();
    onClose();
  };
  if (loaded.state !== 'ready') return null;
  const { board, translate } = loaded.parts;
  const stakeMin =
    houseMin !== undefined && houseMin > board.stakeMinCentavos ? houseMin : board.stakeMinCentavos;
  return (
    <Sheet
      open
      onClose={leave}
      title={translate('title')}
      footer={
        <div className={css.pair}>
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
        </div>
      }
    >
      <div className={css.entryHead}>
        <img className={css.tile} src={`/tiles/${card.name}-216.webp`} width={108} height={144} alt="" />
        <div className={css.entryFacts}>
          <p className={css.text}>{translate('kind')}</p>
          <Favourite card={card} />
          <dl className={css.boxes}>
            <div>
              <dd>{board.returnPercent}%</dd>
              <dt>{t('play.entryReturn')}</dt>
            </div>
            <div>
              <dd>{amountText(stakeMin)}</dd>
              <dt>{t('play.entryStake')}</dt>
            </div>
          </dl>
        </div>
      </div>
      <Wins examples={board.examples} />
      <div className={css.fact}>
        <span className={css.factIcon}>
          <Wallet aria-hidden />
        </span>
        {user === null ? (
          <p>{t('play.entryGuest')}</p>
        ) : (
          <div>
            <b>{t('play.entryMain', { amount: amountText(user.finance) })}</b>
            <p>{t('play.entryBonus', { amount: amountText(user.bonus) })}</p>
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** What wins pay and how likely they are, up to the largest, and where the house draws its line. */
function Wins({ examples }: { examples: readonly WinExample[] }) {
  const { t } = useWords();
  const most = useAtomValue(publicConfigAtom)?.exposureMax;
  return (
    <div className={css.wins}>
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
    </div>
  );
}

/** Keeps the game among the player's own. */
function Favourite({ card }: { card: GameCard }) {
  const { t } = useWords();
  const listed = ownGame(useAtomValue(allGamesAtom), card.id);
  const loved = useAtomValue(favouritesAtom);
  const toggle = useSetAtom(toggleFavouriteAtom);
  if (listed === undefined) return null;
  const key = keyOf(listed);
  return (
    <span>
      <Chip icon={<Heart aria-hidden />} active={loved.includes(key)} onClick={() => toggle(key)}>
        {t('play.favourite')}
      </Chip>
    </span>
  );
}
