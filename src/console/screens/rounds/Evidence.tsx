import { useState } from 'react';
import * as z from 'zod/mini';
import type { ReplyOf } from '../../../../contract/call';
import { deskCalls } from '../../../../contract/desk/calls';
import type { ReplayCheck } from '../../../../contract/desk/rounds';
import { round as roundSchema } from '../../../../contract/play';
import { useDesk } from '../../app/query';
import { moneyText, timeText } from '../../app/text';
import { Card, Facts } from '../../kit/Card';
import { Chip } from '../../kit/Chip';
import { Reading } from '../../kit/States';

type Read = ReplyOf<typeof deskCalls.round.read>;

const CHECKS: Readonly<Record<ReplayCheck['name'], string>> = {
  commitment: 'The seed is the one that was committed to',
  chain: 'The seed leads to the published end of its chain',
  card: 'The bet names what was posted before it',
  outcome: 'The seeds draw this outcome',
  events: 'The rules give these events',
  payout: 'The rules pay this',
  ledger: 'The ledger has posted this',
};

interface EvidenceProps {
  readonly uid: number;
  readonly game: string;
  readonly roundId: string;
}

/** One round: what is stored, and what the seeds, the rules and the ledger say. */
export function Evidence({ uid, game, roundId }: EvidenceProps) {
  const query = useDesk(deskCalls.round.read, { uid, game, roundId });
  return (
    <Reading query={query} rows={6}>
      {(read) => <Shown read={read} />}
    </Reading>
  );
}

function Shown({ read: { round, checks } }: { readonly read: Read }) {
  return (
    <Card title={`Round ${round.roundId}`} aside={<Verdict checks={checks} />}>
      <div className="pad">
        <p className="big">
          {moneyText(round.stake)} <span className="mut sm">staked,</span> {moneyText(round.payout)}{' '}
          <span className="mut sm">paid</span>
        </p>
        <Facts
          facts={[
            ['Time', timeText(round.createdAt)],
            [round.chain === undefined ? 'Nonce' : 'Number of the round', String(round.nonce)],
            ...(round.beacon === undefined
              ? []
              : [['Public number', `${round.beacon.network}, round ${round.beacon.round}`] as const]),
          ]}
        />
      </div>
      {checks === null ? (
        <p className="note info">
          The server seed decides the player's next rounds too, so it is secret and nothing can be drawn
          again. The round can be checked here once the player has changed their seeds.
        </p>
      ) : (
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
      )}
      <div className="pad">
        {(
          [
            ['Bet', JSON.stringify(round.bet)],
            ...(checks === null
              ? ([
                  ['Outcome', JSON.stringify(round.outcome)],
                  ['Commitment', round.commitment],
                ] as const)
              : []),
            ['Client seed', round.clientSeed],
            ...(round.serverSeed === null ? [] : [['Server seed', round.serverSeed] as const]),
          ] as const
        ).map(([name, text]) => (
          <div key={name}>
            <h3>{name}</h3>
            <p className="mono hash">{text}</p>
          </div>
        ))}
        <Copy round={round} />
      </div>
    </Card>
  );
}

function Verdict({ checks }: Pick<Read, 'checks'>) {
  if (checks === null) return <Chip>Seed still secret</Chip>;
  return checks.every(({ isOk }) => isOk) ? (
    <Chip tone="pos">Played again: the same</Chip>
  ) : (
    <Chip tone="neg">Played again: differs</Chip>
  );
}

/** The round as the public verifier takes it, which checks the beacon and the public log too. */
function Copy({ round }: Pick<Read, 'round'>) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(z.encode(roundSchema, round), null, 2));
    setCopied(true);
  };
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy for the public verifier'}
    </button>
  );
}
