/**
 * Reports rejected promises that nobody handles as errors of this worker. A page hears of a worker's errors only:
 * an unhandled rejection inside a worker is written to the console and reaches nobody.
 */
export function reportRejections(): void {
  globalThis.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    globalThis.reportError(event.reason);
  });
}
