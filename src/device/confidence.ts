import type { ReadUserAgent } from './userAgent';

/**
 * The confidence of a fingerprint, by the product's table: the more alike devices are, the lower it is. The library's
 * own table is less sure of desktop Safari in newer versions.
 */
export function confidenceOf({ system, deviceType, browser, isWebKit }: ReadUserAgent): number {
  if (system === 'Android') return 0.4;
  if (isWebKit) return deviceType === 'desktop' && browser?.name === 'Safari' ? 0.5 : 0.3;
  if (system === 'Windows') return 0.6;
  return system === 'macOS' ? 0.5 : 0.7;
}
