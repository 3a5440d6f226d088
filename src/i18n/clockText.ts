/** Minutes and seconds of a wait, rounded up: 0:00 stands for nothing left and for nothing else. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(Math.max(leftMs, 0) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
