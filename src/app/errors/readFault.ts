import { cleanMessage, cleanStack, ELSEWHERE } from '../../../contract/faultText';

/** What a report says of a fault itself, cleaned. */
export interface Fault {
  readonly message: string;
  readonly stack: string;
  /** A part of the app could not be fetched: its address where the browser tells it, else null. Undefined for all else. */
  readonly missing?: string | null;
}

/** What stands in an Error, in what a worker threw, and in the event of an error that nobody caught. */
interface ErrorLike {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  /** Of an event: what was thrown, where the browser tells it, and where. */
  readonly error?: unknown;
  readonly filename?: unknown;
  readonly lineno?: unknown;
  readonly colno?: unknown;
}

/** Calls that were refused or unanswered, work that was given up, and bets that a demo table does not take. */
const NO_FAULTS = ['ApiError', 'AbortError', 'Refused'];

/** A browser that puts off the news of a size tells everybody; one that hides another origin's script tells nothing. */
const NO_NEWS = /^(?:\w+: )?(?:ResizeObserver loop|Script error\.?$)/;

const MISSING =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|worker could not be loaded/;

/** Reads whatever was thrown; null for what is no fault of ours. `origin` is the page's. */
export function readFault(thrown: unknown, origin: string): Fault | null {
  if (typeof thrown !== 'object' || thrown === null) {
    const message = typeof thrown === 'string' ? cleanMessage(thrown) : '';
    return { message: message || `thrown: ${typeof thrown}`, stack: '' };
  }
  const told: ErrorLike = thrown;
  if (typeof told.error === 'object' && told.error !== null) return readFault(told.error, origin);
  const name = textOf(told.name);
  const said = textOf(told.message);
  if (NO_FAULTS.includes(name) || NO_NEWS.test(said)) return null;
  const raw =
    typeof told.filename === 'string' && told.filename !== ''
      ? `at ${told.filename}:${told.lineno}:${told.colno}`
      : textOf(told.stack);
  const stack = cleanStack(raw, origin);
  // A browser's extension works on the same page.
  if (stack !== '' && stack.split('\n').every((frame) => frame.includes(ELSEWHERE))) return null;
  const message = cleanMessage(name === '' || said.includes(name) ? said : `${name}: ${said}`);
  return {
    message: message || `thrown: ${thrown.constructor?.name ?? 'object'}`,
    stack,
    ...(MISSING.test(said) ? { missing: /(?:https?:\/)?\/[^\s'"]+/.exec(said)?.[0] ?? null } : {}),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
