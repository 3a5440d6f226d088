/** An order id in readable groups: CI 2048 7731. */
export const readable = (orderId: string): string =>
  `${orderId.slice(0, 2)} ${orderId.slice(2).replace(/(.{4})(?=.)/g, '$1 ')}`;
