import { Refusal } from '../../../server/http/refusal';

/** Throws unless the condition holds: a simulation stops at the first error. */
export function must(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise);
}

export async function expectRefusal(work: Promise<unknown>, reason: string): Promise<void> {
  const result = await work.then(
    (value) => `an answer: ${String(value)}`,
    (error: unknown) => (error instanceof Refusal ? error.reason : String(error)),
  );
  must(result === reason, `expected ${reason}, got ${result}`);
}
