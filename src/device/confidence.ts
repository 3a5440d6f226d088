import type { ReadUserAgent } from './userAgent';

/**
 * How sure a fingerprint is, by the product's table: the more alike devices are, the less it says. The library
 * has a table of its own, of which newer versions are less sure of Safari on a desk.
 */
export function confidenceOf({ system, deviceType, browser, isWebKit }: ReadUserAgent): number {
  if (system === 'Android') return 0.4;
  if (isWebKit) return deviceType === 'desktop' && browser?.name === 'Safari' ? 0.5 : 0.3;
  if (system === 'Windows') return 0.6;
  return system === 'macOS' ? 0.5 : 0.7;
}
