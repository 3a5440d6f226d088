import * as z from 'zod/mini';
import { openPopup } from '../../shared/popups/popups';

/** The event that asks for a popup. Nothing of the app sends it. */
export const ASK_FOR_POPUP = 'askForPopup';

const asked = z.object({ name: z.string(), props: z.record(z.string(), z.unknown()) });

/**
 * Opens any popup that an event on the page names, whatever else would lead to it: for those who look at the
 * house or test it. Only where the look is free, which it never is in production.
 */
export function followAskedPopups(target: EventTarget): void {
  target.addEventListener(ASK_FOR_POPUP, (event) => {
    const parsed = z.safeParse(asked, event instanceof CustomEvent ? event.detail : null);
    if (parsed.success) openPopup(parsed.data.name, parsed.data.props);
  });
}
