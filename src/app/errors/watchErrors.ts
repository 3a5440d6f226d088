import { connectErrors, reportError } from '../../shared/errors';

/** Hears every fault that nobody catches, from the first moment on. What sends them comes with the first fault. */
export function watchErrors(): void {
  window.addEventListener('error', reportError);
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  connectErrors(() => void sendFaults());
}

/** Sends what was caught, and what earlier visits could not send. Without a network that waits for the next one. Never rejects. */
export async function sendFaults(): Promise<void> {
  try {
    const { reportFaults } = await import('./faultReporter');
    await reportFaults();
  } catch {
    window.addEventListener('online', () => void sendFaults(), { once: true });
  }
}
