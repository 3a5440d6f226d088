import type { Page } from '@playwright/test';
import { POPUP_REQUEST } from '../../src/app/popups/requestedPopups';

/** Opens a popup by its name through the app's own `openPopup`, whatever normally leads to it. */
export const openPopup = (page: Page, name: string, props: Readonly<Record<string, unknown>>) =>
  page.evaluate(
    ([event, detail]) => {
      window.dispatchEvent(new CustomEvent(event, { detail }));
    },
    [POPUP_REQUEST, { name, props }] as const,
  );
