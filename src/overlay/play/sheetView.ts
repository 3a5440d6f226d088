/** The sheet that is open: one every game has, a round of the player's own, or a round of a shared table. */
export type SheetView =
  | { readonly name: 'menu' | 'rules' | 'rounds' | 'fairness' }
  | { readonly name: 'round'; readonly roundId: string }
  | { readonly name: 'past'; readonly roundNumber: number };
