import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { Adjustment } from '../../../contract/desk/ledger';
import { parsePesos } from '../../../games/kit/rules/money';
import { addressOf, setFilters, useAddress } from '../app/address';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { useMay, useOperator } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { agoText, moneyText, timeText } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip, type Tone } from '../kit/Chip';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { Money } from '../kit/Money';
import { ProposalTold } from '../kit/ProposalTold';
import { Empty, Reading } from '../kit/States';
import { type Column, TableView } from '../kit/TableView';

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
  { id: 'by', title: 'Proposed by', cell: ({ by }) => by.name },
  {
    id: 'amount',
    title: 'Amount',
    width: '130px',
    isRight: true,
    cell: ({ amount }) => <Money centavos={amount} isChange />,
  },
  { id: 'state', title: 'State', width: '126px', cell: StateChip },
];

/** Puts money right in the open: one proposes, another one approves, the ledger posts. */
export default function Adjustments() {
  const { filters } = useAddress();
  const may = useMay();
  const [isNew, setNew] = useState(false);
  const state = filters.get('state') === 'all' ? 'all' : 'open';
  const cursor = filters.get('before');
  const query = useDesk(
    calls.list,
    { state, pageSize: 50, ...(cursor === null ? {} : { cursor }) },
    { everyMs: 15_000 },
  );
  const id = filters.get('id');
  return (
    <>
      <div className="row wrap">
        <div className="tabs">
          <a href={addressOf('adjustments')} className={state === 'open' ? 'on' : ''}>
            To decide
          </a>
          <a href={addressOf('adjustments', { state: 'all' })} className={state === 'all' ? 'on' : ''}>
            All
          </a>
        </div>
        <span className="g" />
        {may(calls.propose.needs) && (
          <button type="button" className="btn p" onClick={() => setNew(true)}>
            Propose an adjustment
          </button>
        )}
      </div>
      <Reading query={query} rows={6}>
        {({ list, cursor: next }) => {
          const chosen = list.find(({ proposalId }) => proposalId === id) ?? null;
          return (
            <div className="split">
              <section className="card fill">
                <TableView
                  label="Adjustments, newest first"
                  columns={COLUMNS}
                  rows={list}
                  idOf={(row) => row.proposalId}
                  selected={id}
                  onSelect={(row) => setFilters({ id: row.proposalId })}
                  empty={
                    <Empty
                      title={state === 'open' ? 'Nothing waits for a second person' : 'No adjustments yet'}
                    />
                  }
                  onMore={next === null ? undefined : () => setFilters({ before: next, id: null })}
                />
              </section>
              <div className="col scroll">
                {chosen === null ? (
                  <Card>
                    <Empty title="No adjustment chosen">J and K move through the list.</Empty>
                  </Card>
                ) : (
                  <Case key={chosen.proposalId} adjustment={chosen} />
                )}
              </div>
            </div>
          );
        }}
      </Reading>
      {isNew && <Propose onClose={() => setNew(false)} />}
    </>
  );
}

function Case({ adjustment }: { readonly adjustment: Adjustment }) {
  const may = useMay();
  const operator = useOperator();
  const { proposalId, version, amount, uid, seen, now, state, needsTwo, transferId, by, expiresAt } =
    adjustment;
  const isOwn = by.id === operator.id;
  const hasDecided = adjustment.decisions.some((decision) => decision.by.id === operator.id);
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
      <ProposalTold proposal={adjustment} />
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
      {state === 'open' && isOwn && <p className="pad mut">Another person has to decide on your proposal.</p>}
      {state === 'open' && hasDecided && (
        <p className="pad mut">You have approved. Another person is still missing.</p>
      )}
      {state === 'open' && !isOwn && !hasDecided && may(calls.decide.needs) && (
        <Decision
          choices={(['approve', 'sendBack'] as const).map((decision) => ({
            id: decision,
            title: decision === 'approve' ? `Approve ${moneyText(amount, true)}` : 'Send back',
            tone: decision === 'approve' ? ('primary' as const) : ('danger' as const),
            needsCode: true,
            send: async (said) => {
              const { isDone, proposal } = await ask(calls.decide, {
                proposalId,
                version,
                decision,
                ...said,
              });
              await refresh(calls.list);
              if (isDone) return null;
              const last = proposal.decisions.at(-1);
              return last === undefined
                ? 'The proposal has run out.'
                : `${last.by.name} has decided meanwhile, ${timeText(last.at)}. Your reason is kept.`;
            },
          }))}
        >
          <p className="mut sm">Runs out in {agoText(new Date().toISOString(), Date.parse(expiresAt))}.</p>
        </Decision>
      )}
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
