/** What lies over the game. */
export type SheetView =
  | { readonly name: 'menu' | 'rules' | 'rounds' | 'fairness' }
  | { readonly name: 'round'; readonly roundId: string };
