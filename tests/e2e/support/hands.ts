import { expect, type Locator, type Page } from '@playwright/test';

/** How a player operates the screen. */
export interface Hands {
  readonly name: 'touch' | 'keyboard';
  /** Presses a button or link, or ticks a box. */
  press(target: Locator): Promise<void>;
  /** Selects the tab after the current one. */
  choose(tab: Locator): Promise<void>;
}

/** By touch. The context must have touch. */
export const finger: Hands = {
  name: 'touch',
  press: (target) => target.tap(),
  choose: (tab) => tab.tap(),
};

/** More than any screen has controls. */
const TABS_MAX = 120;

/** By keyboard alone: every target is reached with Tab. */
export const keys: Hands = {
  name: 'keyboard',
  async press(target) {
    await reach(target);
    // Space ticks a box, Enter presses everything else.
    await target.page().keyboard.press((await target.getAttribute('type')) === 'checkbox' ? ' ' : 'Enter');
  },
  async choose(tab) {
    const page = tab.page();
    await reach(page.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
  },
};

async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

/** Drags a finger through points in CSS px. */
export async function stroke(page: Page, points: readonly { readonly x: number; readonly y: number }[]) {
  const glass = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof points) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  for (const [index, point] of points.entries())
    await touch(index === 0 ? 'touchStart' : 'touchMove', [point]);
  await touch('touchEnd', []);
  await glass.detach();
}
