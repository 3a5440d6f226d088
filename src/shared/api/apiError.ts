import { DEFAULT_MESSAGE, type LineLeft, NO_REPLY_CODE } from '../../../contract/envelope';

/** Why a call failed. `code` is the envelope's, else the HTTP status, else "600" when there was no reply at all. */
export class ApiError extends Error {
  readonly code: string;
  /** For the player, in the server's words. */
  readonly msg: string;
  readonly url: string;
  /**
   * `refused`: the server answered and did nothing. `unknown`: no answer, or an unclear one; a money call may have gone
   * through.
   */
  readonly outcome: 'refused' | 'unknown';
  /** For a bet that came too soon: how long to wait before it can succeed, in ms. Otherwise null. */
  readonly waitMs: number | null;
  /** For an order that its market no longer takes: the largest stake it does, in pesos. Otherwise null. */
  readonly leftPesos: number | null;
  /** For a lotto ticket with lines that are too much: what is left for each of them. Otherwise null. */
  readonly lines: readonly LineLeft[] | null;

  constructor(reason: {
    code: string;
    msg: string;
    url: string;
    outcome: 'refused' | 'unknown';
    waitMs?: number | null;
    leftPesos?: number | null;
    lines?: readonly LineLeft[] | null;
    cause?: unknown;
  }) {
    super(`${reason.url}: ${reason.code} ${reason.msg}`, { cause: reason.cause });
    this.name = 'ApiError';
    this.code = reason.code;
    this.msg = reason.msg;
    this.url = reason.url;
    this.outcome = reason.outcome;
    this.waitMs = reason.waitMs ?? null;
    this.leftPesos = reason.leftPesos ?? null;
    this.lines = reason.lines ?? null;
  }
}

/** No readable reply: the HTTP status and its text if there is one, else 600. */
export function transportError(url: string, response?: Response, cause?: unknown): ApiError {
  const status = response?.status ?? 0;
  return new ApiError({
    code: status === 0 ? NO_REPLY_CODE : String(status),
    msg: response?.statusText || DEFAULT_MESSAGE,
    url,
    outcome: 'unknown',
    cause,
  });
}
