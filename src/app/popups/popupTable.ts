import type { PopupName } from '../../shared/popups/popupNames';
import type { UpcomingArea } from '../routes/routes';

/** A popup that has another name in one skin. */
interface SamePopup {
  readonly shownAs: PopupName;
}

/** A popup that belongs to an area of later work, and has no loader until then. */
interface ClosedPopup {
  readonly comesWith: UpcomingArea;
}

/** The popups of the product that are not opened by a `PopupName`. */
export const OTHER_POPUPS: Readonly<Record<string, SamePopup | ClosedPopup>> = {
  signIn: { comesWith: 'missions' },
  appTransfer: { comesWith: 'migration' },
  emergencyTransfer: { comesWith: 'migration' },
  inviteRanking: { comesWith: 'invite' },
  redBag: { shownAs: 'bonus' },
  lottoDescription: { comesWith: 'lotto' },
};
