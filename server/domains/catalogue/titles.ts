import type { GameType } from '../../../contract/gameTypes';
import { MOTIF_OF_WORD } from '../../../contract/motifs';

/**
 * Words before a title's noun. Filipino rather than the usual words of slot titles, to avoid matching a real
 * title by chance.
 */
const HEADS = [
  'Gintong',
  'Bughaw na',
  'Amihan',
  'Habagat',
  'Maharlika',
  'Luntiang',
  'Pulang',
  'Hatinggabi',
  'Bahaghari',
  'Tag-araw',
  'Dakilang',
  'Munting',
  'Mahiwagang',
  'Masayang',
  'Magiting na',
  'Sinaunang',
] as const;

/** Words of place after the noun. */
const PLACES = [
  'ng Silangan',
  'ng Bayan',
  'ng Gubat',
  'ng Langit',
  'ng Gabi',
  'ng Isla',
  'ng Pista',
  'ng Diwata',
  'ng Palasyo',
  'ng Lawa',
  'ng Kordilyera',
  'ng Kabisayaan',
] as const;

/** Words after the noun, by type. */
const TAILS: Readonly<Record<GameType, readonly string[]>> = {
  Sabong: ['Derby Night', 'Pit', 'Champions', 'Showdown', 'Parade', 'Rivals', 'Ringside'],
  CasinoSlot: [
    ...['Parade', 'Harvest', 'Serenade', 'Lagoon', 'Terraces', 'Plaza', 'Nights', 'Odyssey', 'Garden'],
    ...['Express', 'Palace', 'Market', 'Horizon', 'Hideaway', 'Summit', 'Chronicle', 'Reverie', 'Fiesta'],
    ...['Lullaby', 'Riddle', 'Canopy', 'Afterglow', 'Almanac', 'Voyage'],
  ],
  CasinoLive: ['Terrace', 'Studio', 'Lounge', 'After Ten', 'by the Bay', 'Atrium', 'Veranda', 'Rooftop'],
  Arcade: ['Dash', 'Rush Hour', 'Bounce', 'Relay', 'Loop', 'Scramble', 'Sprint', 'Climb', 'Tumble'],
  Fishing: ['Reef', 'Cove', 'Trench', 'Tide', 'Lagoon', 'Shoal', 'Expedition', 'Deep', 'Patrol'],
  CasinoTable: ['Salon', 'Royale ng Ilog', 'Parlour', 'Patio', 'Club', 'Corner', 'Society', 'Evening'],
  Bingo: ['Bingo', 'Bingo Hall', 'Bingo Plaza', 'Bingo Bus', 'Bingo Brunch', 'Bingo Barangay'],
  Poker: ['Showdown', 'Kitchen Table', 'Standoff', 'Sit-down', 'Saloon', 'Night Shift'],
  Lottery: ['Draw', 'Bowl', 'Drum', 'Kiosk', 'Plaza Draw', 'Garden Draw', 'Number', 'Booth'],
};

/** A prime larger than every list of words, so that its multiples visit each word once per cycle. */
const STRIDE = 107;

interface Forms {
  readonly words: readonly string[];
  readonly forms: readonly ((word: string) => string)[];
}

/** The nouns of a type, and all forms of a title around them. */
function formsOf(type: GameType): Forms {
  return {
    words: Object.keys(MOTIF_OF_WORD[type]),
    forms: [
      ...HEADS.map((head) => (word: string) => `${head} ${word}`),
      ...TAILS[type].map((tail) => (word: string) => `${word} ${tail}`),
      ...PLACES.map((place) => (word: string) => `${word} ${place}`),
      ...HEADS.flatMap((head) => TAILS[type].map((tail) => (word: string) => `${head} ${word} ${tail}`)),
    ],
  };
}

/** The title of a type at an index: each noun is used once per cycle, each time in another form. */
function titleAt(type: GameType, { words, forms }: Forms, index: number): string {
  const short = HEADS.length + TAILS[type].length + PLACES.length;
  const round = Math.floor(index / words.length);
  const wordAt = (index * STRIDE) % words.length;
  if (round >= forms.length) throw new Error(`there are no more titles for ${type}`);
  // Short forms first, starting at a different one for each noun; then the long ones.
  const formAt = round < short ? (round + wordAt * 11 + type.length * 5) % short : round;
  return forms[formAt]?.(words[wordAt] ?? '') ?? '';
}

/** Returns a generator of titles by type that never repeats one. */
export function titles(): (type: GameType) => string {
  const given = new Set<string>();
  // The forms are computed once per type: every start of the server asks for hundreds of titles.
  const lists = new Map<GameType, Forms & { next: number }>();
  return (type) => {
    const list = lists.get(type) ?? { ...formsOf(type), next: 0 };
    lists.set(type, list);
    for (;;) {
      const title = titleAt(type, list, list.next);
      list.next += 1;
      if (given.has(title)) continue;
      given.add(title);
      return title;
    }
  };
}
