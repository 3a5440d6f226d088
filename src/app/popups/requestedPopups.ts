import * as z from 'zod/mini';
import type { PopupName } from '../../shared/popups/popupNames';
import { openPopup } from '../../shared/popups/popups';

/** The event that requests a popup. The app itself never sends it. */
export const POPUP_REQUEST = 'askForPopup';

const asked = z.object({ name: z.string(), props: z.record(z.string(), z.unknown()) });

/**
 * Opens the popup that an event on the page names, for reviews and tests. Only where the theme can be chosen freely,
 * which production never allows.
 */
export function openRequestedPopups(target: EventTarget): void {
  target.addEventListener(POPUP_REQUEST, (event) => {
    const parsed = z.safeParse(asked, event instanceof CustomEvent ? event.detail : null);
    // An unknown name is shown as a popup that could not be loaded.
    if (parsed.success) openPopup(parsed.data.name as PopupName, parsed.data.props);
  });
}
