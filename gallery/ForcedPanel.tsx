import { type FormEvent, useMemo, useState } from 'react';
import { formatPesos } from '../games/kit/rules/money';
import { changeCell } from './address';
import type { Cell } from './cell';
import { Segments } from './controls';
import { type Found, someOutcome, TIERS } from './seek';
import type { Search } from './useSearch';
import { words } from './words';

interface ForcedPanelProps {
  readonly cell: Cell;
  readonly search: Search;
}

/** The requested outcome and the round found; all of it is in the address. */
export function ForcedPanel({ cell, search }: ForcedPanelProps) {
  const [bet, setBet] = useState(cell.bet ?? '');
  const [outcome, setOutcome] = useState(() => (isTier(cell.want) ? '' : (cell.want ?? '')));
  const example = useMemo(() => someOutcome(cell.game, cell.bet ?? ''), [cell.game, cell.bet]);
  const searchFor = (want: string, from = 0) =>
    changeCell({ ...cell, bet: compact(bet), want, from, tMs: null });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    searchFor(outcome.trim() === '' ? (cell.want ?? 'loss') : outcome);
  };
  return (
    <form className="forced panel" onSubmit={handleSubmit}>
      <h2>{words.forced}</h2>
      <label>
        {words.bet}
        <textarea value={bet} rows={4} spellCheck={false} onChange={(event) => setBet(event.target.value)} />
      </label>
      <Segments
        label={words.want}
        options={TIERS.map((value) => ({ value, name: value }))}
        value={isTier(cell.want) && outcome === '' ? (cell.want ?? '') : ''}
        onChange={(tier) => {
          setOutcome('');
          searchFor(tier);
        }}
      />
      <label>
        {words.outcome}
        <input
          value={outcome}
          placeholder={example}
          spellCheck={false}
          onChange={(event) => setOutcome(event.target.value)}
        />
      </label>
      <div className="row">
        <button type="submit" className="toggle plain">
          {words.find}
        </button>
        <button
          type="button"
          className="toggle plain"
          disabled={search.state !== 'found'}
          onClick={() => search.state === 'found' && searchFor(cell.want ?? '', search.found.atTry + 1)}
        >
          {words.another}
        </button>
      </div>
      <p className="hint" role="status">
        {search.state === 'seeking' && `${words.tries}: ${search.tries}`}
        {search.state === 'none' && words.noSeed}
        {search.state === 'unread' && words.unread}
      </p>
      {search.state === 'found' && <Facts found={search.found} from={cell.from} />}
    </form>
  );
}

function Facts({ found, from }: { readonly found: Found; readonly from: number }) {
  const { round, serverSeed, clientSeed, nonce, atTry } = found;
  const facts = [
    [words.outcome, JSON.stringify(round.outcome)],
    [words.pays, `${formatPesos(round.stakeCentavos)} → ${formatPesos(round.payoutCentavos)}`],
    [words.tries, String(atTry - from + 1)],
    [words.serverSeed, serverSeed],
    [words.clientSeed, `${clientSeed}, ${nonce}`],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isTier = (want: string | null): boolean => TIERS.some((tier) => tier === want);

/** Without spaces, so that the same bet gives the same address; text that is not JSON is left unchanged. */
function compact(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}
