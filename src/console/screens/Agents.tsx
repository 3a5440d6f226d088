import { use, useState } from 'react';
import type { AgentChange, AgentRow, agentViews } from '../../../contract/desk/agents';
import { deskCalls } from '../../../contract/desk/calls';
import { addressOf, setFilters } from '../app/address';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { monthName } from '../app/manilaTime';
import { useMay } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { countText, moneyText, timeText } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ListView } from '../kit/ListView';
import { Money } from '../kit/Money';
import { ItemContext } from '../kit/outcome';
import { ProposalDecision } from '../kit/ProposalDecision';
import { Empty } from '../kit/States';
import type { Column } from '../kit/TableView';

const { agent: calls } = deskCalls;

const changeText = (change: AgentChange): string =>
  change.kind === 'begin'
    ? `Agent from ${monthName(change.fromMonth)}`
    : `Ends with ${monthName(change.untilMonth)}`;

const COLUMNS: readonly Column<AgentRow>[] = [
  { id: 'uid', title: 'Player', width: '104px', cell: ({ uid }) => <b>{uid}</b> },
  { id: 'name', title: 'Name', isWide: true, cell: ({ agent }) => agent?.name ?? '' },
  {
    id: 'from',
    title: 'From',
    isWide: true,
    cell: ({ agent }) => (agent === null ? '' : monthName(agent.fromMonth)),
  },
  {
    id: 'invited',
    title: 'Invited',
    width: '84px',
    isRight: true,
    isWide: true,
    cell: ({ agent }) => (agent === null ? '' : countText(agent.invited)),
  },
  {
    id: 'paid',
    title: 'Last month',
    width: '120px',
    isRight: true,
    cell: ({ agent }) => {
      const last = agent?.months[0];
      return last === undefined ? <span className="mut">none</span> : <Money centavos={last.share} />;
    },
  },
  { id: 'state', title: 'State', width: '150px', cell: (row) => <State row={row} /> },
];

function State({ row: { agent, proposal } }: { readonly row: AgentRow }) {
  if (proposal !== null) return <Chip tone="vio">Second person</Chip>;
  if (agent === null || agent.untilMonth === null) return <Chip tone="pos">Goes on</Chip>;
  return <Chip>Until {monthName(agent.untilMonth)}</Chip>;
}

const idOf = ({ uid }: AgentRow) => String(uid);

const useRows = (view: (typeof agentViews)[number], cursor: string | undefined) =>
  useDesk(
    calls.list,
    { view, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 30_000 },
  );

/** Contracts by which players are paid a monthly share for those they have invited. */
export default function Agents() {
  const may = useMay();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <ListView
        path="agents"
        label="Agents"
        filter="view"
        views={[
          { name: 'running', title: 'Contracts' },
          { name: 'proposed', title: 'To decide' },
          { name: 'over', title: 'Over' },
        ]}
        useRows={useRows}
        columns={COLUMNS}
        idOf={idOf}
        empty={(view) =>
          view === 'running'
            ? 'No agent has a contract'
            : view === 'proposed'
              ? 'Nothing waits for a second person'
              : 'No contract is over'
        }
        noneChosen="No agent chosen"
        isPanelOfRow
        panel={(_, row) =>
          row === null ? (
            <Card>
              <Empty title="Not in this list">The contract is in another view.</Empty>
            </Card>
          ) : (
            <Contract row={row} />
          )
        }
        presence="agent"
        actions={
          may(calls.propose.needs) && (
            <button type="button" className="btn p" onClick={() => setNew(true)}>
              Propose an agent
            </button>
          )
        }
      />
      {isNew && <Propose uid={null} onClose={() => setNew(false)} />}
    </>
  );
}

function Contract({ row: { uid, agent, proposal } }: { readonly row: AgentRow }) {
  const may = useMay();
  const [isEnding, setEnding] = useState(false);
  const isOver = use(ItemContext)?.isOver ?? false;
  const goesOn = agent !== null && agent.untilMonth === null && proposal === null && !isOver;
  const mayEnd = goesOn && may(calls.propose.needs);
  return (
    <Card
      title={`Agent ${uid}`}
      aside={
        may({ action: 'player', step: 'read' }) && <a href={addressOf(`players/${uid}`)}>Player {uid}</a>
      }
    >
      {agent !== null && (
        <>
          <div className="pad">
            <Facts
              facts={[
                ['Name', agent.name],
                ['From', monthName(agent.fromMonth)],
                ['Until', agent.untilMonth === null ? 'no end' : monthName(agent.untilMonth)],
                ['Invited', countText(agent.invited)],
                ['Approved', `${agent.approvedBy}, ${timeText(agent.approvedAt)}`],
              ]}
            />
          </div>
          <table>
            <thead>
              <tr>
                <th>Month</th>
                <th className="r wide">Edge</th>
                <th className="r wide">Rewards</th>
                <th className="r">Share</th>
              </tr>
            </thead>
            <tbody>
              {agent.months.map(({ month, edge, rewards, share }) => (
                <tr key={month}>
                  <td>{monthName(month)}</td>
                  <td className="r wide">{moneyText(edge)}</td>
                  <td className="r wide">{moneyText(-rewards)}</td>
                  <td className="r">
                    <b>{moneyText(share)}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {agent.months.length === 0 && <p className="pad mut">No month has been paid yet.</p>}
        </>
      )}
      <p className="pad mut sm">
        15% of edge times stakes of those invited, less their rewards, never below zero: what they win or lose
        does not count. An agent gets no red bags.
      </p>
      {proposal !== null && (
        <>
          <p className="pad">
            Proposed: <b>{changeText(proposal.change)}</b>
          </p>
          <ProposalDecision
            proposal={proposal}
            call={calls.decide}
            approve={proposal.change.kind === 'begin' ? 'Approve the contract' : 'Approve the end'}
            decide={async (body) => {
              const { isDone, proposal: now } = await ask(calls.decide, body);
              await refresh(calls.list);
              return { isDone, now };
            }}
          />
        </>
      )}
      {mayEnd && (
        <div className="pad">
          <button type="button" className="btn d" onClick={() => setEnding(true)}>
            Propose to end it
          </button>
        </div>
      )}
      {isEnding && <Propose uid={uid} onClose={() => setEnding(false)} />}
    </Card>
  );
}

/** Proposes a contract, or the end of the one of a player. */
function Propose({ uid, onClose }: { readonly uid: number | null; readonly onClose: () => void }) {
  const [key] = useState(newKey);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useDesk(calls.list, { view: 'running', pageSize: 50 });
  const months = (uid === null ? data?.beginMonths : data?.endMonths) ?? [];
  const month = chosen ?? months[0];
  return (
    <Dialog title={uid === null ? 'Propose an agent' : `End the contract of agent ${uid}`} onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'propose',
            title: 'Propose to an owner',
            tone: 'primary',
            send: async ({ reason }) => {
              const of = uid ?? Number(typed.trim());
              if (!/^[0-9]{8,9}$/.test(String(of))) return 'Type the number of the player.';
              if (month === undefined) return 'The months are still being read.';
              const change: AgentChange =
                uid === null
                  ? { kind: 'begin', uid: of, fromMonth: month }
                  : { kind: 'end', uid, untilMonth: month };
              await ask(calls.propose, { change, reason, key });
              await refresh(calls.list);
              setFilters({ view: 'proposed', id: String(of) });
              onClose();
              return null;
            },
          },
        ]}
      >
        {uid === null && (
          <label className="lb">
            Number of the player
            <input
              className="inp"
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
        )}
        <label className="lb">
          {uid === null ? 'First month' : 'Last month that is paid'}
          <select className="inp" value={month} onChange={(event) => setChosen(event.target.value)}>
            {months.map((each) => (
              <option key={each} value={each}>
                {monthName(each)}
              </option>
            ))}
          </select>
        </label>
      </Decision>
    </Dialog>
  );
}
