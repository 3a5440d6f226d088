import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Minimum width and height of a touch target, in CSS px. */
const TARGET_MIN_PX = 44;

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Checks one screen, or a part of it: no axe violations and no touch target that is too small. */
export async function inspect(page: Page, screen: string, part = ':root'): Promise<void> {
  await settled(page);
  expect.soft(await brokenRules(page, part), `${screen}: accessibility rules`).toEqual([]);
  expect.soft(await smallTargets(page, part), `${screen}: targets under ${TARGET_MIN_PX} px`).toEqual([]);
}

/**
 * Runs axe. It is injected once per document, because injecting takes longer than a check. It keeps no HTML of the elements
 * that it looks at: writing it takes a sixth of a check, and a finding names its element by selector.
 */
async function brokenRules(page: Page, part: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(() => (window as unknown as WithAxe).axe.configure({ noHtml: true }));
  }
  return page.evaluate(
    async ([runOnly, selector]) => {
      const canvas = HTMLCanvasElement.prototype as CanvasForChecks;
      const held = canvas.getContext;
      canvas.getContext = held.forChecks ?? held;
      const { violations, incomplete } = await (window as unknown as WithAxe).axe
        .run(selector, { runOnly, resultTypes: ['violations'] })
        .finally(() => {
          canvas.getContext = held;
        });
      const failed = incomplete.filter(({ nodes }) =>
        nodes.some(({ none }) => none.some(({ id }) => id === 'error-occurred')),
      );
      return [...violations, ...failed].flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [RULES, part] as const,
  );
}

interface WithAxe {
  readonly axe: {
    configure(options: { readonly noHtml: boolean }): void;
    run(
      root: string,
      options: { readonly runOnly: readonly string[]; readonly resultTypes: readonly 'violations'[] },
    ): Promise<{ readonly violations: readonly Finding[]; readonly incomplete: readonly Finding[] }>;
  };
}

interface Finding {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary: string;
    readonly none: readonly { readonly id: string }[];
  }[];
}

/** Where tests take the canvas away, they leave the function that gives one here. */
interface CanvasForChecks {
  getContext: HTMLCanvasElement['getContext'] & { readonly forChecks?: HTMLCanvasElement['getContext'] };
}

/** Animations that run longer are not transitions but timers or endless effects. */
const CHANGE_MAX_MS = 2_000;

/** Waits for transitions to end: players do not use half-faded colors and half-moved controls. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (longestMs) =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || Number(effect?.getComputedTiming().endTime) > longestMs,
        ),
    CHANGE_MAX_MS,
  );
}

/** The targets whose touchable area is too narrow or too low. Links in running text are exempt. */
function smallTargets(page: Page, part: string): Promise<string[]> {
  return page.evaluate(
    ([least, root]) => {
      const seen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const inText = (element: Element) =>
        /^inline(-block)?$/.test(getComputedStyle(element).display) &&
        (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
      const touchable = 'a[href], button, input, select, textarea, [role=button], [role=tab], [role=switch]';

      /** How far the target extends from a point in one direction. */
      const reach = (
        belongs: (hit: Element | null) => boolean,
        x: number,
        y: number,
        dx: number,
        dy: number,
      ) => {
        let far = 0;
        while (far <= least && belongs(document.elementFromPoint(x + dx * (far + 0.5), y + dy * (far + 0.5))))
          far += 0.5;
        return far;
      };

      const far = least / 2 - 0.5;
      const looks = [
        [0, 0],
        [-far, 0],
        [far, 0],
        [0, -far],
        [0, far],
      ] as const;
      const small: string[] = [];
      const scrolledTo = window.scrollY;
      for (const element of document.querySelectorAll(touchable)) {
        if (
          element.closest(root) === null ||
          !seen(element) ||
          inText(element) ||
          // Cannot be used now, and may lie behind the hint that says what comes first.
          element.ariaDisabled === 'true' ||
          element.closest('[inert], [aria-hidden="true"]') !== null
        )
          continue;
        const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
        const target = label ?? element;
        const belongs = (hit: Element | null) =>
          hit !== null && (target.contains(hit) || element.contains(hit));
        const middle = () => {
          const { left, top, width, height } = target.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        };
        // Most targets are large enough where they are now; five hit tests are enough to know.
        const { x: nowX, y: nowY } = middle();
        const isLarge = looks.every(([dx, dy]) => belongs(document.elementFromPoint(nowX + dx, nowY + dy)));
        if (isLarge) continue;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y } = middle();
        // Covered by a sheet, or off the screen.
        if (!belongs(document.elementFromPoint(x, y))) continue;
        const wide = reach(belongs, x, y, -1, 0) + reach(belongs, x, y, 1, 0);
        const high = reach(belongs, x, y, 0, -1) + reach(belongs, x, y, 0, 1);
        if (wide < least - 0.5 || high < least - 0.5) {
          const name = element.getAttribute('aria-label') ?? target.textContent ?? '';
          small.push(`${element.tagName.toLowerCase()} "${name.trim()}" ${wide} x ${high}`);
        }
      }
      window.scrollTo({ top: scrolledTo, behavior: 'instant' });
      return small;
    },
    [TARGET_MIN_PX, part] as const,
  );
}
