import { useState } from 'react';
import type { ReplayCheck } from '../../../../contract/desk/rounds';
import { Chip } from '../../kit/Chip';

const CHECKS: Readonly<Record<ReplayCheck['name'], string>> = {
  commitment: 'The seed is the one that was committed to',
  chain: 'The seed leads to the published end of its chain',
  card: 'The bet names what was posted before it',
  leaf: 'The closing record has this ticket',
  ticks: 'Entry and exit follow from the time',
  price: 'The seeds lead to these prices',
  outcome: 'The seeds draw this outcome',
  events: 'The rules give these events',
  payout: 'The rules pay this',
  ledger: 'The ledger has posted this',
};

/** What is stored, beside what seeds, rules and ledger say where that differs. */
export const Checks = ({ checks }: { readonly checks: readonly ReplayCheck[] }) => (
  <ul className="plain replayed">
    {checks.map(({ name, isOk, stored, found }) => (
      <li key={name}>
        <span className="row">
          <span className="g">{CHECKS[name]}</span>
          {isOk ? <Chip tone="pos">Agrees</Chip> : <Chip tone="neg">Differs</Chip>}
        </span>
        <span className="mono sm mut">{stored}</span>
        {!isOk && <span className="mono sm neg">{found}</span>}
      </li>
    ))}
  </ul>
);

export function Verdict({ checks }: { readonly checks: readonly ReplayCheck[] | null }) {
  if (checks === null) return <Chip>Seed still secret</Chip>;
  return checks.every(({ isOk }) => isOk) ? (
    <Chip tone="pos">Played again: the same</Chip>
  ) : (
    <Chip tone="neg">Played again: differs</Chip>
  );
}

/** Copies a bet as the public verifier takes it, which checks the beacon and the public log too. */
export function CopyButton({ textOf }: { readonly textOf: () => string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(textOf());
    setCopied(true);
  };
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy for the public verifier'}
    </button>
  );
}

/** Names with long values in type of one width. */
export const Hashes = ({ of }: { readonly of: readonly (readonly [string, string])[] }) => (
  <>
    {of.map(([name, text]) => (
      <div key={name}>
        <h3>{name}</h3>
        <p className="mono hash">{text}</p>
      </div>
    ))}
  </>
);
