import type { IncomingHttpHeaders } from 'node:http';
import type { Channel, Payer } from '../../../contract/money';
import type { Centavos } from '../../../games/kit/rules/money';

export type PayMethod = Channel['method'];

/** What a gateway is asked to collect. */
export interface Collection {
  readonly orderId: string;
  readonly amountCentavos: Centavos;
  readonly method: PayMethod;
  readonly expiresAt: Date;
  /** Who pays, for methods that ask. */
  readonly payer: Payer | null;
}

/** What a payer is asked for where it is another currency than the peso. */
export interface Charge {
  readonly currency: 'BRL';
  /** In hundredths. */
  readonly centavos: Centavos;
}

/** Where the player pays. */
export interface Collecting {
  /** The gateway's own id of the payment. */
  readonly reference: string;
  /** EMVCo text of a QR Ph or PIX code, where the gateway gives one. */
  readonly qr: string | null;
  /** The gateway's hosted page; for an e-wallet it opens the wallet's app. */
  readonly payUrl: string | null;
  readonly charge: Charge | null;
}

/** A gateway's event about an order, in our terms. */
export interface GatewayEvent {
  readonly eventId: string;
  /** reversed: the bank took the money of a payment back. */
  readonly kind: 'succeeded' | 'failed' | 'canceled' | 'expired' | 'reversed';
  /** Null where the gateway names none; a reversal is then found by its payment. */
  readonly orderId: string | null;
  /** The gateway's id of the payment it is about; null where the gateway does not say. */
  readonly reference: string | null;
  readonly method: PayMethod | null;
  /** The payment itself, if there is one. */
  readonly paymentReference: string | null;
  /** Centavos; null where the gateway does not say. */
  readonly amountCentavos: bigint | null;
  readonly currency: string | null;
}

/** A way to collect money. The sandbox and live gateways have the same interface. */
export interface PaymentGateway {
  readonly name: string;
  readonly methods: readonly PayMethod[];
  /** The header with the signature, in lower case. */
  readonly signatureHeader: string;
  /** Opens a payment. Safe to repeat for one order. Throws when the gateway cannot be reached. */
  create(collection: Collection): Promise<Collecting>;
  /** The state of an open payment, as the event that a webhook would send; null while nothing is decided. */
  status(orderId: string, reference: string): Promise<GatewayEvent | null>;
  /**
   * Ends an open payment, so that it can no longer be paid. The event that says so, or that it was paid before; null where it
   * stays open. Throws where the gateway cannot be reached or does not end it.
   */
  expire(orderId: string, reference: string): Promise<GatewayEvent | null>;
  /**
   * Verifies a webhook and returns its event; null when it is not about an order. `body` is the bytes as
   * received. Throws "signatureWrong" unless this gateway signed them within the last minutes.
   */
  verify(headers: IncomingHttpHeaders, body: Buffer, now: Date): Promise<GatewayEvent | null>;
}
