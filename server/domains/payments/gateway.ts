import type { IncomingHttpHeaders } from 'node:http';
import type { Channel } from '../../../contract/money';
import type { Centavos } from '../../../games/kit/rules/money';

export type PayMethod = Channel['method'];

/** What a gateway is asked to collect. */
export interface Collection {
  readonly orderId: string;
  readonly amountCentavos: Centavos;
  readonly method: PayMethod;
  readonly expiresAt: Date;
}

/** Where the player pays. */
export interface Collecting {
  /** The gateway's own name for what it opened. */
  readonly reference: string;
  /** EMVCo text of a QR Ph code, where the gateway gives one. */
  readonly qr: string | null;
  /** The gateway's hosted page. */
  readonly payUrl: string | null;
}

/** Something a gateway says about an order, in our terms. */
export interface GatewayEvent {
  readonly eventId: string;
  readonly kind: 'succeeded' | 'failed' | 'canceled' | 'expired';
  readonly orderId: string | null;
  /** Which opening it is about; null where the gateway does not say. */
  readonly reference: string | null;
  readonly method: PayMethod | null;
  /** The payment itself, where there is one. */
  readonly paymentReference: string | null;
  /** Centavos; null where the gateway does not say. */
  readonly amountCentavos: bigint | null;
  readonly currency: string | null;
}

/** A way to collect money. A sandbox and a live one answer alike. */
export interface PaymentGateway {
  readonly name: string;
  readonly methods: readonly PayMethod[];
  /** The header that carries its signature, in lower case. */
  readonly signatureHeader: string;
  /** Opens a collection. Asking twice for one order is harmless. Throws when the gateway cannot be reached. */
  create(collection: Collection): Promise<Collecting>;
  /** How an opened collection stands: what a webhook would say, or null while nothing is decided. */
  status(orderId: string, reference: string): Promise<GatewayEvent | null>;
  /**
   * What a webhook says, or null when it says nothing about an order. `body` is the bytes as they came.
   * Throws "signatureWrong" unless this gateway signed them within the last minutes.
   */
  verify(headers: IncomingHttpHeaders, body: Buffer, now: Date): Promise<GatewayEvent | null>;
}
