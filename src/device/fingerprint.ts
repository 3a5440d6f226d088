import { hashComponents } from '../shared/workers/fingerprint';
import { confidenceOf } from './confidence';
import { readUserAgent } from './userAgent';

export interface Fingerprint {
  readonly visitorId: string;
  /** Confidence, 0 to 1. */
  readonly confidence: number;
}

/**
 * Takes the device's fingerprint with its confidence. Its components are collected on the page, which has fonts, screen
 * and canvas; a worker hashes them. Call it only with consent.
 */
export async function takeFingerprint(): Promise<Fingerprint> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  // The library's own usage statistics would call a third party.
  const agent = await load({ monitoring: false });
  const { components } = await agent.get();
  const { userAgent, maxTouchPoints: touchPoints } = navigator;
  const confidence = confidenceOf(await readUserAgent({ userAgent, touchPoints }));
  return { visitorId: await hashComponents(components), confidence };
}
