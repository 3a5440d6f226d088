import { ERRORS, type ErrorName, type RefusalData } from '../../contract/envelope';
import { REFUSAL_MESSAGES } from './refusalMessages';

/** An expected "no": thrown anywhere below a route, sent as an envelope. */
export class Refusal extends Error {
  readonly code: string;
  /** HTTP status. */
  readonly status: number;

  constructor(
    readonly reason: ErrorName,
    message?: string,
    readonly data: RefusalData | null = null,
  ) {
    super(message ?? REFUSAL_MESSAGES[reason]);
    this.name = 'Refusal';
    this.code = ERRORS[reason].code;
    this.status = ERRORS[reason].status;
  }
}

/** The refusal of that name; `message` is for the player and replaces the default one. */
export const refuse = (reason: ErrorName, message?: string): Refusal => new Refusal(reason, message);

/** The refusal of a bet that came before the least cycle of its game was over. */
export const refuseTooSoon = (waitMs: number): Refusal => new Refusal('betTooSoon', undefined, { waitMs });
