/** The icon of a level: 0 to 3 have their own, 4 to 10 share one, 11 to 20 another; null for levels above. */
export function iconTierOf(level: number): 0 | 1 | 2 | 3 | 4 | 5 | null {
  if (level > 20) return null;
  if (level >= 11) return 5;
  return level >= 4 ? 4 : (level as 0 | 1 | 2 | 3);
}
