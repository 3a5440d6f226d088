import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { Adjustment } from '../../../contract/desk/ledger';
import { parsePesos } from '../../../games/kit/rules/money';
import { addressOf, setFilters, useAddress } from '../app/address';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { useMay } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { moneyText } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip, type Tone } from '../kit/Chip';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ListView } from '../kit/ListView';
import { Money } from '../kit/Money';
import { ProposalDecision } from '../kit/ProposalDecision';
import { Empty } from '../kit/States';
import type { Column } from '../kit/TableView';
import { Grants } from './Grants';

const { adjustment: calls } = deskCalls;

const STATES: Readonly<Record<Adjustment['state'], readonly [string, Tone]>> = {
  open: ['Second person', 'vio'],
  approved: ['Posted', 'pos'],
  sentBack: ['Sent back', 'neg'],
  expired: ['Expired', 'plain'],
};

const StateChip = ({ state }: Pick<Adjustment, 'state'>) => (
  <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>
);

const COLUMNS: readonly Column<Adjustment>[] = [
  { id: 'id', title: 'Number', width: '84px', cell: ({ proposalId }) => <b>AD{proposalId}</b> },
  { id: 'uid', title: 'Player', width: '100px', isWide: true, cell: ({ uid }) => uid },
  { id: 'by', title: 'Proposed by', isWide: true, cell: ({ by }) => by.name },
  {
    id: 'amount',
    title: 'Amount',
    width: '130px',
    isRight: true,
    cell: ({ amount }) => <Money centavos={amount} isChange />,
  },
  { id: 'state', title: 'State', width: '126px', cell: StateChip },
];

const idOf = ({ proposalId }: Adjustment) => proposalId;

const useRows = (state: 'open' | 'all', cursor: string | undefined) =>
  useDesk(
    calls.list,
    { state, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 15_000 },
  );

/** Puts money right in the open: one proposes, another one approves, the ledger posts. Grants by hand stand apart. */
export default function Adjustments() {
  const { parts } = useAddress();
  return parts[1] === 'grants' ? <Grants /> : <OfMoney />;
}

function OfMoney() {
  const may = useMay();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <ListView
        path="adjustments"
        label="Adjustments, newest first"
        filter="state"
        views={[
          { name: 'open', title: 'To decide' },
          { name: 'all', title: 'All' },
        ]}
        useRows={useRows}
        columns={COLUMNS}
        idOf={idOf}
        empty={(state) => (state === 'open' ? 'Nothing waits for a second person' : 'No adjustments yet')}
        noneChosen="No adjustment chosen"
        isPanelOfRow
        panel={(_, row) =>
          row === null ? (
            <Card>
              <Empty title="Not in this list">It is among all adjustments.</Empty>
            </Card>
          ) : (
            <Case adjustment={row} />
          )
        }
        presence="adjustment"
        actions={
          <>
            <a className="btn" href={addressOf('adjustments/grants')}>
              Bonuses and points
            </a>
            {may(calls.propose.needs) && (
              <button type="button" className="btn p" onClick={() => setNew(true)}>
                Propose an adjustment
              </button>
            )}
          </>
        }
      />
      {isNew && <Propose onClose={() => setNew(false)} />}
    </>
  );
}

function Case({ adjustment: read }: { readonly adjustment: Adjustment }) {
  // A decision takes it out of the list, whose row is then from before.
  const [decided, setDecided] = useState<Adjustment | null>(null);
  const adjustment = decided ?? read;
  const { proposalId, amount, uid, seen, now, state, needsTwo, transferId } = adjustment;
  const balances = [
    ['Main', seen.cash, now.cash],
    ['Bonus', seen.bonus, now.bonus],
    ['Held', seen.hold, now.hold],
  ] as const;
  return (
    <Card title={`AD${proposalId}`} aside={<StateChip state={state} />}>
      <div className="pad">
        <p className="big">
          <Money centavos={amount} isChange />
        </p>
        <p>
          <a href={addressOf(`players/${uid}`)}>Player {uid}</a>, {amount > 0n ? 'gets' : 'gives back'} main
          money. {needsTwo && <b>A checker and an owner both have to approve.</b>}
        </p>
      </div>
      <table>
        <thead>
          <tr>
            <th>Balance</th>
            <th className="r">As proposed</th>
            <th className="r">Now</th>
          </tr>
        </thead>
        <tbody>
          {balances.map(([name, before, after]) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="r">{moneyText(before)}</td>
              <td className="r">
                {before === after ? moneyText(after) : <b className="warn">{moneyText(after)}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {transferId !== null && (
        <div className="pad">
          <Facts
            facts={[
              [
                'Transfer',
                <a key="transfer" href={addressOf(`ledger/${uid}`, { account: 'cash', id: transferId })}>
                  {transferId}
                </a>,
              ],
            ]}
          />
        </div>
      )}
      <ProposalDecision
        proposal={adjustment}
        call={calls.decide}
        approve={`Approve ${moneyText(amount, true)}`}
        decide={async (body) => {
          const { isDone, proposal } = await ask(calls.decide, body);
          if (isDone) setDecided(proposal);
          await refresh(calls.list);
          return { isDone, now: proposal };
        }}
      />
    </Card>
  );
}

function Propose({ onClose }: { readonly onClose: () => void }) {
  const [key] = useState(newKey);
  const [uid, setUid] = useState('');
  const [pesos, setPesos] = useState('');
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit');
  return (
    <Dialog title="Propose an adjustment" onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'propose',
            title: 'Propose to a second person',
            tone: 'primary',
            send: async ({ reason }) => {
              const amount = parsePesos(pesos.trim());
              if (!/^[0-9]{8,9}$/.test(uid.trim())) return 'Type the number of the player.';
              if (amount === null || amount <= 0n) return 'Type an amount in pesos, such as 250 or 250.50.';
              const proposed = await ask(calls.propose, { uid: Number(uid), direction, amount, reason, key });
              await refresh(calls.list);
              setFilters({ id: proposed.proposalId });
              onClose();
              return null;
            },
          },
        ]}
      >
        <label className="lb">
          Number of the player
          <input
            className="inp"
            inputMode="numeric"
            value={uid}
            onChange={(event) => setUid(event.target.value)}
          />
        </label>
        <fieldset className="row">
          <legend className="lb">The player</legend>
          {(['credit', 'debit'] as const).map((each) => (
            <label key={each} className="row">
              <input
                type="radio"
                name="direction"
                checked={direction === each}
                onChange={() => setDirection(each)}
              />
              {each === 'credit' ? 'gets money' : 'gives money back'}
            </label>
          ))}
        </fieldset>
        <label className="lb">
          Amount in pesos
          <input
            className="inp"
            inputMode="decimal"
            value={pesos}
            onChange={(event) => setPesos(event.target.value)}
          />
        </label>
      </Decision>
    </Dialog>
  );
}
