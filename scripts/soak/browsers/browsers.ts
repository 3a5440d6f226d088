import { resolve } from 'node:path';
import { startBuiltServer } from '../../../tests/support/builtServer';
import { buildWhatIsStale } from '../../lib/build.mjs';
import type { Driven } from './driven';
import { findFirefox, openFirefox } from './firefox';
import { walkStraight } from './straightLine';
import { findVirtualDisplay, findWebKit, hasDisplay, openWebKit } from './webkit';

const root = resolve(import.meta.dirname, '../../..');

/** A browser besides Chromium, on which every other test runs. */
interface Candidate {
  readonly name: string;
  /** Why it cannot run here; null where it can. */
  missing(): string | null;
  open(): Promise<Driven>;
}

export const CANDIDATES: Readonly<Record<string, Candidate>> = {
  firefox: {
    name: 'Firefox',
    missing: () => (findFirefox() === null ? 'not installed (Debian: apt install firefox-esr)' : null),
    open: () => openFirefox(findFirefox() ?? ''),
  },
  webkit: {
    name: 'WebKit',
    missing() {
      if (findWebKit() === null) return 'not installed (Debian: apt install webkit2gtk-driver)';
      const canDraw = hasDisplay() || findVirtualDisplay() !== null;
      return canDraw ? null : 'there is no display (Debian: apt install xvfb)';
    },
    open: () => openWebKit(findWebKit() ?? ''),
  },
};

/**
 * Registers, plays and verifies in every other browser of the machine, each with a new player. A browser that is not
 * installed is skipped with a line that says so. Returns whether none failed.
 */
export async function runBrowsers(only?: string): Promise<boolean> {
  const chosen = Object.entries(CANDIDATES).filter(([key]) => only === undefined || key === only);
  const present = chosen.filter(([, { name, missing }]) => {
    const reason = missing();
    if (reason !== null) console.log(`SKIPPED  ${name}: ${reason}`);
    return reason === null;
  });
  if (present.length === 0) return true;
  await buildWhatIsStale(root);
  const server = await startBuiltServer({
    SANDBOX: 'on',
    LOG_LEVEL: 'warn',
    BEACON: 'none',
    SMS_PER_ADDRESS: '1000',
  });
  let passes = true;
  try {
    for (const [, candidate] of present) passes = (await tryOne(candidate, server.url)) && passes;
  } finally {
    await server.close();
  }
  return passes;
}

async function tryOne(candidate: Candidate, url: string): Promise<boolean> {
  let browser: Driven | null = null;
  try {
    browser = await candidate.open();
    const said = await walkStraight(browser, url);
    console.log(`PASSED   ${browser.version}: ${said.join(', ')}`);
    return true;
  } catch (error) {
    console.error(
      `FAILED   ${browser?.version ?? candidate.name}: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  } finally {
    await browser?.close();
  }
}
