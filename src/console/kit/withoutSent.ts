/** What stands in a field once what was sent has arrived: what was typed meanwhile stays. */
export const withoutSent = (now: string, sent: string): string =>
  now.startsWith(sent) ? now.slice(sent.length) : now;
