import { hashComponents } from '../io/fingerprintWorker';

export interface Fingerprint {
  readonly visitorId: string;
  /** How sure the library is of it: 0 to 1. */
  readonly confidence: number;
}

/**
 * Takes the device's fingerprint, with the confidence that the library gives it. What it is made of has to be
 * gathered on the page, where there are fonts, screen and canvas; the worker hashes it. Only after consent.
 */
export async function takeFingerprint(): Promise<Fingerprint> {
  const { load } = await import('@fingerprintjs/fingerprintjs');
  // The library's own count of its users would be a call to somebody else.
  const agent = await load({ monitoring: false });
  const { components, confidence } = await agent.get();
  return { visitorId: await hashComponents(components), confidence: confidence.score };
}
