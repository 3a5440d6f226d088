import * as z from 'zod/mini';
import type { ReplyOf } from '../../../../contract/call';
import { deskCalls } from '../../../../contract/desk/calls';
import { round as roundSchema } from '../../../../contract/play';
import { useDesk } from '../../app/query';
import { moneyText, timeText } from '../../app/text';
import { Card, Facts } from '../../kit/Card';
import { Reading } from '../../kit/States';
import { Checks, CopyButton, Hashes, Verdict } from './Checks';

type Read = ReplyOf<typeof deskCalls.round.read>;

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
        <Checks checks={checks} />
      )}
      <div className="pad">
        <Hashes
          of={[
            ['Bet', JSON.stringify(round.bet)],
            ...(checks === null
              ? ([
                  ['Outcome', JSON.stringify(round.outcome)],
                  ['Commitment', round.commitment],
                ] as const)
              : []),
            ['Client seed', round.clientSeed],
            ...(round.serverSeed === null ? [] : [['Server seed', round.serverSeed] as const]),
          ]}
        />
        <CopyButton textOf={() => JSON.stringify(z.encode(roundSchema, round), null, 2)} />
      </div>
    </Card>
  );
}
