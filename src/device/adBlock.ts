/** Elements that every ad-block list hides; each is a class or an id that advertisements use. */
export const BAITS = [
  '.ad-banner',
  '.adsbox',
  '.adsbygoogle',
  '.ad-placement',
  '.banner-ads',
  '.sponsored-ad',
  '#ad-container',
  '#AdHeader',
  '#google_ads_iframe',
  '#sponsoredAds',
] as const;

/** From this share of hidden baits on, an ad blocker is assumed. */
const BLOCKED_SHARE = 0.6;

/** Whether this many hidden baits mean that advertisements are hidden. No baits prove nothing. */
export const isBlocked = (hidden: readonly boolean[]): boolean =>
  hidden.length > 0 && hidden.filter(Boolean).length >= hidden.length * BLOCKED_SHARE;

/** Waits until the page is idle. */
export type Idle = (then: () => void) => void;

/**
 * Adds bait elements to the page while it is idle, and resolves with whether advertisements are hidden on this device.
 */
export async function adBlocked(page: Document = document, idle: Idle = whenIdle): Promise<boolean> {
  await new Promise<void>((resolve) => idle(resolve));
  const pond = page.createElement('div');
  pond.setAttribute('aria-hidden', 'true');
  pond.style.setProperty('visibility', 'hidden');
  pond.style.setProperty('position', 'fixed');
  pond.style.setProperty('pointer-events', 'none');
  const baits = BAITS.map((selector) => {
    const bait = page.createElement('div');
    if (selector.startsWith('#')) bait.id = selector.slice(1);
    else bait.className = selector.slice(1);
    // An element without text would have nothing to hide.
    bait.textContent = '\u00a0';
    return bait;
  });
  pond.append(...baits);
  page.body.append(pond);
  try {
    return isBlocked(baits.map((bait) => bait.offsetParent === null));
  } finally {
    pond.remove();
  }
}

/** For browsers without requestIdleCallback. */
const LATER_MS = 2_000;
const IDLE_AT_LATEST_MS = 5_000;

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: IDLE_AT_LATEST_MS });
  else setTimeout(then, LATER_MS);
}
