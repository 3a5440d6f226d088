/**
 * Reports unhandled promise rejections as errors of this worker. The page only receives a worker's errors: an unhandled
 * rejection inside a worker is written to the console and not reported.
 */
export function reportRejections(): void {
  globalThis.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    globalThis.reportError(event.reason);
  });
}
