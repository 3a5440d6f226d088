import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import Reload from '~icons/ph/arrow-clockwise-bold';
import ClockCounter from '~icons/ph/clock-counter-clockwise-fill';
import CornersOut from '~icons/ph/corners-out-bold';
import Hand from '~icons/ph/hand-palm-fill';
import Heart from '~icons/ph/heart-bold';
import HeartFill from '~icons/ph/heart-fill';
import SignOut from '~icons/ph/sign-out-bold';
import type { Address } from '../../../contract/addresses';
import type { Game } from '../../../contract/config';
import { useTranslation } from '../../i18n/i18n';
import { favouritesAtom, toggleFavouriteAtom } from '../../shared/catalogue/favourites';
import { keyOf } from '../../shared/catalogue/games';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { changeAtom } from '../../shared/store/store';
import { Link } from '../../ui/page/Link';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import { Sheet } from '../../ui/sheet/Sheet';
import * as css from './GameFrame.css';

/** The address of the records of one game. */
const recordsOf = (game: Game): Address => `/record?show=plays&game=${keyOf(game)}`;

const canFill = (): boolean => document.fullscreenEnabled === true;

function fillScreen(): void {
  const change =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  // If the device refuses, nothing changes.
  change.catch(() => undefined);
}

function useFavourite(game: Game): { readonly isFavourite: boolean; readonly toggle: () => void } {
  const key = keyOf(game);
  const isFavourite = useAtomValue(favouritesAtom).includes(key);
  return { isFavourite, toggle: () => changeAtom(toggleFavouriteAtom, key) };
}

/** The tools below a game, on screens with room for them. */
export function Tools({ game }: { readonly game: Game }) {
  const { t } = useTranslation();
  const { isFavourite, toggle } = useFavourite(game);
  return (
    <nav className={css.tools} aria-label={t('play.menuTitle')}>
      <Tool icon={<ClockCounter aria-hidden />} label={t('frame.rounds')} to={recordsOf(game)} />
      <Tool icon={<Hand aria-hidden />} label={t('frame.limits')} to="/playsafe" />
      <Tool
        icon={isFavourite ? <HeartFill aria-hidden /> : <Heart aria-hidden />}
        label={t('play.favourite')}
        pressed={isFavourite}
        onClick={toggle}
      />
      {canFill() && (
        <Tool icon={<CornersOut aria-hidden />} label={t('frame.fullScreen')} onClick={fillScreen} />
      )}
    </nav>
  );
}

interface ToolProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly to?: Address;
  readonly pressed?: boolean;
  readonly onClick?: () => void;
}

function Tool({ icon, label, to, pressed, onClick }: ToolProps) {
  const inside = (
    <>
      <span className={css.toolIcon}>{icon}</span>
      <span className={css.toolLabel}>{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={css.tool} to={to}>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" className={css.tool} aria-pressed={pressed} onClick={onClick}>
      {inside}
    </button>
  );
}

interface FrameMenuProps {
  readonly game: Game;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReload: () => void;
  readonly onLeave: () => void;
}

/** The menu over the game: tools, reload and leave. */
export function FrameMenu({ game, open, onClose, onReload, onLeave }: FrameMenuProps) {
  const { t } = useTranslation();
  const { isFavourite, toggle } = useFavourite(game);
  const navigate = useNavigate();
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  // The sheet has a history entry; the new page replaces it.
  const go = (to: Address) => after(() => navigate(to, { replace: true }));
  return (
    <Sheet open={open} onClose={onClose} title={game.gameName}>
      <List>
        <Row icon={<ClockCounter aria-hidden />} label={t('frame.rounds')} onClick={go(recordsOf(game))} />
        <Row icon={<Hand aria-hidden />} label={t('frame.limits')} onClick={go('/playsafe')} />
        <Row
          icon={isFavourite ? <HeartFill aria-hidden /> : <Heart aria-hidden />}
          label={t(isFavourite ? 'frame.unfavourite' : 'play.favourite')}
          onClick={toggle}
        />
        {canFill() && (
          <Row icon={<CornersOut aria-hidden />} label={t('frame.fullScreen')} onClick={after(fillScreen)} />
        )}
        <Row icon={<Reload aria-hidden />} label={t('frame.reload')} onClick={after(onReload)} />
        <Row icon={<SignOut aria-hidden />} label={t('frame.leave')} onClick={after(onLeave)} />
      </List>
    </Sheet>
  );
}
