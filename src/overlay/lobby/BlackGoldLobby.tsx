import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { allGamesAtom } from '../../shared/catalogue/gameList';
import { Categories } from './Categories';
import type { Category } from './category';
import { Footer } from './Footer';
import { Header } from './Header';
import { Hero } from './hero/Hero';
import { LobbyGames } from './LobbyGames';
import * as css from './LobbyPage.css';
import { LobbySkeleton } from './LobbySkeleton';
import type { LayoutProps } from './layout';
import { shelfOf } from './ownGames';
import { Shortcuts } from './Shortcuts';
import { useBrowse } from './useBrowse';

/** The black and gold lobby: banners, five shortcuts, text tabs with a gold underline, tiles in three columns. */
export function BlackGoldLobby({ loading, instead }: LayoutProps) {
  return (
    <div className={css.lobby}>
      <Header />
      {loading ? <LobbySkeleton /> : (instead ?? <Lobby />)}
    </div>
  );
}

function Lobby() {
  const games = useAtomValue(allGamesAtom);
  const [category, setCategory] = useState<Category>('all');
  const shelf = shelfOf(games);
  const browse = useBrowse();
  return (
    <>
      <Hero />
      <Shortcuts />
      <Categories active={category} onChange={setCategory} browse={browse} />
      <LobbyGames category={category} shelf={shelf} browse={browse} />
      {browse && <browse.FairPlay />}
      <Footer />
    </>
  );
}
