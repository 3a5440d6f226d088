import { useEffect, useState } from 'react';
import type { Moment } from '../games/kit/card';
import type { SceneModule } from '../games/kit/scene/scene';
import { failureText } from './errorFile';
import { type SceneCard, scenes } from './scenes';

/** What a cell needs of a game. */
export interface LoadedGame {
  readonly card: SceneCard;
  readonly module: SceneModule;
  readonly moments: readonly Moment[];
}

export type GameLoad = LoadedGame | 'loading' | 'unknown' | { readonly failed: string };

/** Loads a game's scene and moments by the card's name. */
export function useGame(name: string | null): GameLoad {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly game: GameLoad } | null>(null);
  useEffect(() => {
    const card = scenes.find((candidate) => candidate.name === name);
    if (name === null || card === undefined) return;
    let left = false;
    Promise.all([card.scene(), card.moments()]).then(
      ([module, moments]) => !left && setLoaded({ name, game: { card, module, moments } }),
      (error: unknown) => !left && setLoaded({ name, game: { failed: failureText(error, name) } }),
    );
    return () => {
      left = true;
    };
  }, [name]);
  if (!scenes.some((card) => card.name === name)) return 'unknown';
  return loaded !== null && loaded.name === name ? loaded.game : 'loading';
}

/** The moments of every game; empty until they are loaded. */
export function useAllMoments(): ReadonlyMap<string, readonly Moment[]> {
  const [all, setAll] = useState<ReadonlyMap<string, readonly Moment[]>>(new Map());
  useEffect(() => {
    let left = false;
    for (const card of scenes) {
      card
        .moments()
        .then((moments) => !left && setAll((before) => new Map(before).set(card.name, moments)))
        .catch(() => undefined);
    }
    return () => {
      left = true;
    };
  }, []);
  return all;
}

/** The games' titles in a language; games without strings are missing. */
export function useTitles(language: string): ReadonlyMap<string, string> {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let left = false;
    for (const card of scenes) {
      card
        .words?.(language)
        .then(({ title }) => {
          if (!left && title !== undefined) setTitles((before) => new Map(before).set(card.name, title));
        })
        .catch(() => undefined);
    }
    return () => {
      left = true;
    };
  }, [language]);
  return titles;
}
