/** "7c1e 44b0 … 93af": enough of a hash to compare it with another one by eye. */
export const shortHash = (hash: string): string =>
  `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
