/**
 * Finds games by any part of their names while the player types. An index maps each letter and each pair of letters
 * to the games that contain it; a longer query scans only the games of its rarest pair.
 */
export interface GameSearch {
  /** Indices of the games whose name contains the text, ignoring case, in order. */
  find(text: string): readonly number[];
}

type Places = number[];

export function searchOf(names: readonly string[]): GameSearch {
  const lower = names.map((name) => name.toLowerCase());
  const everything = lower.map((_, place) => place);
  const holders = new Map<string, Places>();
  const note = (part: string, place: number) => {
    const places = holders.get(part);
    if (places === undefined) holders.set(part, [place]);
    else if (places.at(-1) !== place) places.push(place);
  };
  for (const [place, name] of lower.entries()) {
    for (let at = 0; at < name.length; at += 1) {
      note(name.charAt(at), place);
      if (at + 1 < name.length) note(name.slice(at, at + 2), place);
    }
  }

  /** Games that contain the rarest pair of a query; none if a pair occurs in no name. */
  function candidates(query: string): Places {
    let rarest: Places | undefined;
    for (let at = 0; at + 1 < query.length; at += 1) {
      const places = holders.get(query.slice(at, at + 2));
      if (places === undefined) return [];
      if (rarest === undefined || places.length < rarest.length) rarest = places;
    }
    return rarest ?? [];
  }

  return {
    find(text) {
      const query = text.trim().toLowerCase();
      if (query === '') return everything;
      if (query.length <= 2) return holders.get(query) ?? [];
      return candidates(query).filter((place) => lower[place]?.includes(query));
    },
  };
}
