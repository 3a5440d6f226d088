/** The remaining time in minutes and seconds, rounded up, so that only the end reads 0:00. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(Math.max(leftMs, 0) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
