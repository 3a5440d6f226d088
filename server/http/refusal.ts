import { ERRORS, type ErrorName, type LineLeft, type RefusalData } from '../../contract/envelope';
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

/** The refusal of a lotto ticket with lines for which less is left than they stake. */
export const refuseFullLines = (lines: readonly LineLeft[]): Refusal =>
  new Refusal('combinationFull', undefined, { lines });

/** The refusal of a bet that came before the least cycle of its game was over. */
export const refuseTooSoon = (waitMs: number): Refusal => new Refusal('betTooSoon', undefined, { waitMs });

/** The refusal of an order that its market no longer takes; `leftPesos` is the largest stake it does. */
export const refuseMarketFull = (leftPesos: number): Refusal =>
  new Refusal('marketFull', undefined, { leftPesos });

/** The refusal of a reaction beyond its limit. */
export const refuseReaction = (waitMs: number): Refusal => new Refusal('tooMany', undefined, { waitMs });
