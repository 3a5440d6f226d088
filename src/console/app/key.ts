/** A new key for something that must have its effect once, however often it is sent. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '');
