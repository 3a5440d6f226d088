import type { Page } from '@playwright/test';

/** Text may reach this far over an edge before a reader misses something: side bearings, rounding. In CSS px. */
const SLACK_PX = 1.5;

/** A text that is cut, and what cuts it. */
export interface CutText {
  readonly text: string;
  readonly by: string;
}

/**
 * All visible text that cannot be read whole, however far its boxes are scrolled: cut by a box that hides what overflows,
 * ended by an ellipsis, beyond the sides of the screen, or outside the button it labels. Where a dialog is open, its text.
 * `data-may-cut` marks what players and studios write, such as names, which may be of any length.
 */
export function clippedTexts(page: Page): Promise<readonly CutText[]> {
  return page.evaluate((slack) => {
    interface Area {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }

    const nameOf = (element: Element) => {
      const name = element.getAttribute('class')?.split(' ')[0] ?? '';
      return `${element.tagName.toLowerCase()}${name === '' ? '' : `.${name}`}`;
    };
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isSpokenOnly = (element: Element | null): boolean => {
      for (let each = element; each !== null; each = each.parentElement) {
        const { clipPath, position } = getComputedStyle(each);
        const { width, height } = each.getBoundingClientRect();
        if (position === 'absolute' && (clipPath.startsWith('inset(50%') || (width <= 1 && height <= 1)))
          return true;
      }
      return false;
    };

    /** What cuts the text off, or null. Where an ancestor scrolls, the text can be brought into view along that axis. */
    const cutBy = (element: Element, area: Area): string | null => {
      let isFreeX = false;
      let isFreeY = false;
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        const style = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        const hidesX = !isFreeX && hides(style.overflowX);
        const hidesY = !isFreeY && hides(style.overflowY);
        // Wholly behind an edge, as the other pictures of a band are: not shown now.
        if (hidesX && (area.left > box.right - slack || area.right < box.left + slack)) return null;
        if (hidesY && (area.top > box.bottom - slack || area.bottom < box.top + slack)) return null;
        if (hidesX && (area.left < box.left - slack || area.right > box.right + slack))
          return `${nameOf(each)}, sideways`;
        if (hidesY && (area.top < box.top - slack || area.bottom > box.bottom + slack))
          return `${nameOf(each)}, in height`;
        const isButton =
          each.matches('button, a, [role="button"], [role="tab"]') && style.display !== 'inline';
        if (isButton && !isFreeX && (area.left < box.left - slack || area.right > box.right + slack))
          return `${nameOf(each)}, over its sides`;
        if (scrolls(style.overflowX)) isFreeX = true;
        if (scrolls(style.overflowY)) isFreeY = true;
        if (style.position === 'fixed') break;
      }
      const isOut = !isFreeX && (area.left < -slack || area.right > window.innerWidth + slack);
      return isOut ? 'the sides of the screen' : null;
    };

    const found: { text: string; by: string }[] = [];
    const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
    const shown = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1) ?? document.body;
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[inert], [data-may-cut], script, style, svg, noscript') !== null) continue;
      range.selectNodeContents(node);
      const all = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (all.length === 0 || isSpokenOnly(element)) continue;
      // The boxes of a text are as high as its font, which may be more than its line.
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      const over = Math.max(((all[0]?.height ?? 0) - lineHeight) / 2 || 0, 0);
      const area = {
        left: Math.min(...all.map(({ left }) => left)),
        top: Math.min(...all.map(({ top }) => top)) + over,
        right: Math.max(...all.map(({ right }) => right)),
        bottom: Math.max(...all.map(({ bottom }) => bottom)) - over,
      };
      const by = cutBy(element, area);
      if (by !== null) found.push({ text: text.slice(0, 80), by });
    }
    return found;
  }, SLACK_PX);
}
