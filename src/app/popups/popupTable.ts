import type { PopupName } from '../../shared/popups/popupNames';
import type { UpcomingArea } from '../routes/routes';

/** Another name of a popup, in the skin that has one of its own for it. */
interface SamePopup {
  readonly shownAs: PopupName;
}

/** A popup that is the product's but comes with an area of later work: it has no loader until then. */
interface ClosedPopup {
  readonly comesWith: UpcomingArea;
}

/** The popups of the product that are not opened by a name of `PopupName`. */
export const OTHER_POPUPS: Readonly<Record<string, SamePopup | ClosedPopup>> = {
  signIn: { comesWith: 'missions' },
  appTransfer: { comesWith: 'migration' },
  cashOutMismatch: { comesWith: 'cashOut' },
  emergencyTransfer: { comesWith: 'migration' },
  inviteRanking: { comesWith: 'invite' },
  redBag: { shownAs: 'bonus' },
  lottoDescription: { comesWith: 'lotto' },
};
