import { hashComponents } from '../shared/workers/fingerprint';
import { confidenceOf } from './confidence';
import { readUserAgent } from './userAgent';

export interface Fingerprint {
  readonly visitorId: string;
  /** How sure it is: 0 to 1. */
  readonly confidence: number;
}

/**
 * Takes the device's fingerprint, and how sure it is on such a device. What it is made of has to be
 * gathered on the page, where there are fonts, screen and canvas; the worker hashes it. Only after consent.
 */
export async function takeFingerprint(): Promise<Fingerprint> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  // The library's own count of its users would be a call to somebody else.
  const agent = await load({ monitoring: false });
  const { components } = await agent.get();
  const { userAgent, maxTouchPoints: touchPoints } = navigator;
  const confidence = confidenceOf(await readUserAgent({ userAgent, touchPoints }));
  return { visitorId: await hashComponents(components), confidence };
}
