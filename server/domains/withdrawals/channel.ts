import type { IncomingHttpHeaders } from 'node:http';
import type { PayoutType } from '../../../contract/wallet/withdrawals';
import type { Centavos } from '../../../games/kit/rules/money';

/** What a payout channel is asked to send. */
export interface Payout {
  /** Our id of the withdrawal, such as CO20480001. A channel sends one reference once. */
  readonly reference: string;
  /** What arrives: without our fee. */
  readonly amountCentavos: Centavos;
  readonly type: PayoutType;
  /** The bank's code, GCash's own for GCash. */
  readonly bankCode: string;
  readonly number: string;
  readonly holder: string;
}

/** What a channel says about a payout, asked or in a callback. Null where it does not say. */
export interface PayoutReport {
  /** Our id of the withdrawal. */
  readonly reference: string | null;
  /** The channel's id of the payout. */
  readonly channelReference: string | null;
  readonly kind: 'pending' | 'succeeded' | 'failed';
  /** Whose fault a failure is: the account does not take money, or the channel could not send it. */
  readonly fault: 'account' | 'channel' | null;
  readonly amountCentavos: bigint | null;
  readonly currency: string | null;
  readonly type: PayoutType | null;
  /** The last four digits of the account. */
  readonly numberEnd: string | null;
}

/** A channel's definite "no" to a payout that it was asked to send: it has not sent it and never will. */
export class PayoutRefused extends Error {
  readonly fault: NonNullable<PayoutReport['fault']>;

  constructor(fault: NonNullable<PayoutReport['fault']>, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** A callback, whose signature has been verified. */
export interface PayoutEvent extends PayoutReport {
  readonly eventId: string;
}

/** A way to send money to players. The sandbox and live channels have the same interface. */
export interface PayoutChannel {
  readonly name: string;
  readonly types: readonly PayoutType[];
  /** The header with the signature of a callback, in lower case. */
  readonly signatureHeader: string;
  /**
   * Sends a payout, once for each reference however often it is asked. Throws {@link PayoutRefused} where the channel will
   * not send it; any other error means that nobody knows whether it was sent.
   */
  send(payout: Payout): Promise<PayoutReport>;
  /** What the channel knows of a payout; null where it has never had that reference. Throws where it cannot be asked. */
  status(reference: string, channelReference: string | null): Promise<PayoutReport | null>;
  /**
   * Verifies a callback and returns its event; null when it is about no payout. `body` is the bytes as received. Throws
   * "signatureWrong" unless this channel signed them within the last minutes.
   */
  verify(headers: IncomingHttpHeaders, body: Buffer, now: Date): Promise<PayoutEvent | null>;
}
