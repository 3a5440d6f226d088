import type { Json } from './round';

/** A text in the product's languages, by language; one that is missing is said in the English of the Philippines. */
export type Texts = Readonly<Record<string, string>> & { readonly enPH: string };

export const textIn = (texts: Texts, language: string): string => texts[language] ?? texts.enPH;

/** The lists of the catalogue that a game may stand in, beside the shelf of own games. */
export type CatalogueList = 'TOP' | 'NEW' | 'HOT';

interface AnyManifest {
  /** Its number in the product: 10001 and up, of no other game. */
  readonly id: number;
  /** The name of its folder, of its draw and of its pictures: lower-case letters. */
  readonly name: string;
  /** A bet in wire form that the rules accept; the gallery's search for a seed begins with it. */
  readonly usualBet: Json;
}

/**
 * What the product knows of a game before any of it is loaded. Plain data: the lobby, the server's catalogue and
 * the tests read it.
 */
export interface GameManifest extends AnyManifest {
  readonly title: Texts;
  /** Two or three words that say what kind of game it is, under its title. */
  readonly kind: Texts;
  /** A type of the catalogue, such as `Arcade`. */
  readonly gameType: string;
  readonly lists: readonly CatalogueList[];
  /** Marked as hot on the shelf. */
  readonly isHot?: true;
  /** Its place on the shelf of the lobby, of no other game; smaller numbers come first. */
  readonly shelfPlace: number;
  /** Its place among own games in the server's lists, of no other game; smaller numbers come first. */
  readonly listPlace: number;
  readonly hasDemo: boolean;
  /** How often the demo counts as entered before the first visit. */
  readonly demoEntriesAtStart: number;
  /** Guests are led to log-in, for its demo too. */
  readonly membersOnly?: true;
}

/** The same of a game that costs loyalty points. A page of its own opens it. */
export interface LoyaltyManifest extends AnyManifest {
  readonly isLoyalty: true;
}
