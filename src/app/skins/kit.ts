import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import type { SkinName } from '../../../games/kit/skin';

/** Where the nav is a bar at the bottom and sheets rise from the lower edge: the opposite of `WIDE`. */
export const PHONE =
  '((max-width: 767.98px) or (max-height: 499.98px)) and ((max-width: 599.98px) or (max-height: 599.98px))';

/**
 * Returns a function that writes rules for one skin only, in a style sheet. `selector` is a class or a list of them.
 */
export const skinRules =
  (skin: SkinName) =>
  (selector: string, rule: GlobalStyleRule): void =>
    globalStyle(
      selector
        .split(', ')
        .map((one) => `[data-skin="${skin}"] ${one}`)
        .join(', '),
      rule,
    );

/** The first class of a composed style: its own one. */
export const ownClass = (classNames: string): string => `.${classNames.split(' ')[0]}`;
