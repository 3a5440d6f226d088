import type { PopupName } from '../../shared/popups/popupNames';

/** A popup that has another name in one skin. */
interface SamePopup {
  readonly shownAs: PopupName;
}

/** The popups of the product that are not opened by a `PopupName`. */
export const OTHER_POPUPS: Readonly<Record<string, SamePopup>> = {
  redBag: { shownAs: 'bonus' },
};
