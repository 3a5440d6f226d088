import { useAtomValue } from 'jotai';
import { type Centavos, centavos, parsePesos } from '../../../games/kit/rules/money';
import { OWN_GAMES } from '../../shared/catalogue/ownGames';
import { recentsAtom } from '../../shared/catalogue/recents';
import { demoAccountsAtom } from '../../shared/play/demoAccounts';

/** An own game whose demo was opened lately. */
export interface DemoPlayed {
  readonly id: number;
  readonly name: string;
  readonly betCount: number;
  readonly balanceCentavos: Centavos;
}

/** What a demo begins with. */
const START = centavos(10_000n);

interface DemoAccount {
  readonly balance: string;
  readonly betCount: number;
}

/** The own games with a demo among the recent games, newest first, with what their demos have come to. */
export function demoPlayed(
  recents: readonly string[],
  accounts: Readonly<Record<string, DemoAccount>>,
): DemoPlayed[] {
  return recents.flatMap((key) => {
    const game = OWN_GAMES.find(({ id }) => key.endsWith(`_${id}`));
    if (game === undefined || !game.hasDemo) return [];
    const account = accounts[game.name];
    const balance = account === undefined ? null : parsePesos(account.balance);
    const { id, name } = game;
    return [{ id, name, betCount: account?.betCount ?? 0, balanceCentavos: balance ?? START }];
  });
}

/** The demo to begin with: the first of the shelf. Undefined while no own game has a demo. */
export const firstDemo = (): DemoPlayed | undefined =>
  demoPlayed(
    OWN_GAMES.filter(({ hasDemo }) => hasDemo).map(({ id }) => `OWN_${id}`),
    {},
  )[0];

export const useDemoPlayed = (): DemoPlayed[] =>
  demoPlayed(useAtomValue(recentsAtom), useAtomValue(demoAccountsAtom));
