const METHODS: Readonly<Record<string, string>> = {
  GCASH: 'GCash',
  MAYA: 'Maya',
  QRPH: 'QR Ph',
  BANK: 'Bank',
  PIX: 'Pix',
};

/** A payment method as people call it. */
export const methodName = (method: string | null): string =>
  method === null ? 'Unknown channel' : (METHODS[method] ?? method);
