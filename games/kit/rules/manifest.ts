import type { Json } from './round';

/** A text by language; a missing language falls back to the English of the Philippines. */
export type Texts = Readonly<Record<string, string>> & { readonly enPH: string };

export const textIn = (texts: Texts, language: string): string => texts[language] ?? texts.enPH;

/** The lists of the catalogue that a game may appear in, besides the shelf of own games. */
export type CatalogueList = 'TOP' | 'NEW' | 'HOT';

interface AnyManifest {
  /** Its unique number in the product: 10001 and up. */
  readonly id: number;
  /** The name of its folder, of its draw and of its pictures: lower-case letters. */
  readonly name: string;
  /** A bet in wire form that the rules accept; the gallery's search for a seed starts with it. */
  readonly usualBet: Json;
}

/**
 * What the product knows about a game before any of its code is loaded. Plain data: the lobby, the server's catalogue
 * and the tests read it.
 */
export interface GameManifest extends AnyManifest {
  readonly title: Texts;
  /** Two or three words for the kind of game, shown below its title. */
  readonly kind: Texts;
  /** A type of the catalogue, such as `Arcade`. */
  readonly gameType: string;
  readonly lists: readonly CatalogueList[];
  /** Marked as hot on the shelf. */
  readonly isHot?: true;
  /** Its unique place on the shelf of the lobby; smaller numbers come first. */
  readonly shelfPlace: number;
  /** Its unique place among own games in the server's lists; smaller numbers come first. */
  readonly listPlace: number;
  /**
   * The percentage of a stake that counts as turnover, of a bonus or towards a reward: 100 for a best RTP of up to
   * 98 %, 50 up to 99 %, otherwise 0.
   */
  readonly turnoverWeight: 100 | 50 | 0;
  readonly hasDemo: boolean;
  /** How often the demo counts as opened before the first visit. */
  readonly demoEntriesAtStart: number;
  /** Players who are not logged in are sent to the log-in page, for its demo too. */
  readonly membersOnly?: true;
}

/** The same for a game that costs loyalty points. It has its own page. */
export interface LoyaltyManifest extends AnyManifest {
  readonly isLoyalty: true;
}
