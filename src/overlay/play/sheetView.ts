/** The open sheet: a common one, one of the player's rounds, or a round of a shared table. */
export type SheetView =
  | { readonly name: 'menu' | 'rules' | 'rounds' | 'statistics' | 'fairness' }
  | { readonly name: 'round'; readonly roundId: string }
  | { readonly name: 'past'; readonly roundNumber: number };
