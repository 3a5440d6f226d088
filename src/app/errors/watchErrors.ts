import { connectErrors, reportError } from '../../shared/errors';

/** Catches every uncaught error from the start. The code that sends them is loaded with the first fault. */
export function watchErrors(): void {
  window.addEventListener('error', reportError);
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  connectErrors(() => void sendFaults());
}

/**
 * Sends what was caught, and what earlier visits could not send. Without a network it tries again when there is one.
 * Never rejects.
 */
export async function sendFaults(): Promise<void> {
  try {
    const { reportFaults } = await import('./faultReporter');
    await reportFaults();
  } catch {
    window.addEventListener('online', () => void sendFaults(), { once: true });
  }
}
