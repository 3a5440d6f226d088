/** The remaining time in hours, minutes and seconds, rounded up, so that only the end reads 0:00:00. */
export function hoursText(leftMs: number): string {
  const seconds = Math.ceil(Math.max(leftMs, 0) / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
