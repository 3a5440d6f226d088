import { cleanMessage, cleanStack, ELSEWHERE } from '../../../contract/faultText';
import { missingFileOf } from '../../shared/loading/missingFile';

/** The cleaned message and stack of a fault. */
export interface Fault {
  readonly message: string;
  readonly stack: string;
  /**
   * Set when a part of the app failed to load: its address, or null where the browser does not say. Undefined
   * otherwise.
   */
  readonly missing?: string | null;
}

/** The fields of an Error, of what a worker throws, and of the event of an uncaught error. */
interface ErrorLike {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  /** Of an event: what was thrown, if the browser says, and where. */
  readonly error?: unknown;
  readonly filename?: unknown;
  readonly lineno?: unknown;
  readonly colno?: unknown;
}

/** Calls that were refused or unanswered, aborted work, and bets that a demo table refuses. */
const NO_FAULTS = ['ApiError', 'AbortError', 'Refused'];

/** ResizeObserver's warning is harmless; an error of another origin's script carries no details. */
const HARMLESS = /^(?:\w+: )?(?:ResizeObserver loop|Script error\.?$)/;

/** Reads whatever was thrown; null for what is not our fault. `origin` is the page's. */
export function readFault(thrown: unknown, origin: string): Fault | null {
  if (typeof thrown !== 'object' || thrown === null) {
    const message = typeof thrown === 'string' ? cleanMessage(thrown) : '';
    return { message: message || `thrown: ${typeof thrown}`, stack: '' };
  }
  const error: ErrorLike = thrown;
  if (typeof error.error === 'object' && error.error !== null) return readFault(error.error, origin);
  const name = textOf(error.name);
  const text = textOf(error.message);
  if (NO_FAULTS.includes(name) || HARMLESS.test(text)) return null;
  const raw =
    typeof error.filename === 'string' && error.filename !== ''
      ? `at ${error.filename}:${error.lineno}:${error.colno}`
      : textOf(error.stack);
  const stack = cleanStack(raw, origin);
  // Browser extensions run in the same page.
  if (stack !== '' && stack.split('\n').every((frame) => frame.includes(ELSEWHERE))) return null;
  const message = cleanMessage(name === '' || text.includes(name) ? text : `${name}: ${text}`);
  const missing = missingFileOf(error);
  return {
    message: message || `thrown: ${thrown.constructor?.name ?? 'object'}`,
    stack,
    ...(missing === undefined ? {} : { missing }),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
