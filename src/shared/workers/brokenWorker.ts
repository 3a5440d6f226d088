import { reportError } from '../errors';

/**
 * Rejects when a worker cannot be loaded, fails outside a call, or gets a message that it cannot read; never resolves.
 * Reports the fault, and calls `onBroken` first, so that the next call starts another worker.
 */
export function brokenWorker(worker: Worker, name: string, onBroken: () => void): Promise<never> {
  const broken = new Promise<never>((_, reject) => {
    const end = (fault: unknown, message: string) => {
      onBroken();
      reportError(fault);
      reject(new Error(message));
    };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      // A script that fails to load gives an event without a message.
      const message = event.message || `the ${name} worker could not be loaded`;
      end(event.message ? event : new Error(message), message);
    });
    worker.addEventListener('messageerror', () => {
      const fault = new Error(`an answer of the ${name} worker could not be read`);
      end(fault, fault.message);
    });
  });
  broken.catch(() => undefined);
  return broken;
}

/** Reports an error that a worker threw, and rethrows it. */
export function throwReported(error: unknown): never {
  reportError(error);
  throw error;
}
