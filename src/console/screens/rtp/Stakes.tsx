import { deskCalls } from '../../../../contract/desk/calls';
import type { RtpStake } from '../../../../contract/desk/watch';
import { useDesk } from '../../app/query';
import { Reading } from '../../kit/States';
import { Returns } from './Returns';

const bandText = ({ from, below }: RtpStake): string => {
  const pesos = (centavos: bigint) => `₱${(centavos / 100n).toLocaleString('en-US')}`;
  if (below === null) return `${pesos(from)} and more`;
  return from === 0n ? `Below ${pesos(below)}` : `${pesos(from)} to ${pesos(below)}`;
};

/** The return of one game by the size of the stake, over the days of its course. */
export function Stakes({ game, days }: { readonly game: string; readonly days: number }) {
  const query = useDesk(deskCalls.watch.stakes, { game, days }, { everyMs: 300_000 });
  return (
    <section className="source">
      <h3>By stake, {days} days</h3>
      <Reading query={query} rows={5}>
        {({ list }) => (
          <Returns first="Stake" lines={list} idOf={({ from }) => String(from)} nameOf={bandText} />
        )}
      </Reading>
    </section>
  );
}
