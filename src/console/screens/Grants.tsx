import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { HandGrant } from '../../../contract/desk/grants';
import { parsePesos } from '../../../games/kit/rules/money';
import { addressOf, setFilters } from '../app/address';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { useMay } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { countText, moneyText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip, type Tone } from '../kit/Chip';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ListView } from '../kit/ListView';
import { ProposalDecision } from '../kit/ProposalDecision';
import { Empty } from '../kit/States';
import type { Column } from '../kit/TableView';

const { grant: calls } = deskCalls;

const STATES: Readonly<Record<HandGrant['state'], readonly [string, Tone]>> = {
  open: ['Second person', 'vio'],
  approved: ['Given', 'pos'],
  sentBack: ['Sent back', 'neg'],
  expired: ['Expired', 'plain'],
};

const OUTCOMES: Readonly<Record<HandGrant['state'], string>> = {
  open: 'gets it at once when it is approved.',
  approved: 'has got it.',
  sentBack: 'does not get it.',
  expired: 'did not get it: nobody decided in time.',
};

const giftText = ({ gift }: HandGrant): string =>
  gift.kind === 'bonus' ? `${moneyText(gift.amount)} bonus` : `${countText(gift.points)} points`;

const COLUMNS: readonly Column<HandGrant>[] = [
  { id: 'id', title: 'Number', width: '84px', cell: ({ proposalId }) => <b>GR{proposalId}</b> },
  { id: 'uid', title: 'Player', width: '100px', isWide: true, cell: ({ uid }) => uid },
  { id: 'by', title: 'Proposed by', isWide: true, cell: ({ by }) => by.name },
  { id: 'gift', title: 'Gives', isRight: true, cell: (row) => <b>{giftText(row)}</b> },
  {
    id: 'state',
    title: 'State',
    width: '126px',
    cell: ({ state }) => <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>,
  },
];

const idOf = ({ proposalId }: HandGrant) => proposalId;

const useRows = (state: 'open' | 'all', cursor: string | undefined) =>
  useDesk(
    calls.list,
    { state, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 15_000 },
  );

/** Bonuses and points that operators give by hand, at the cost of promotions: one proposes, another one approves. */
export function Grants() {
  const may = useMay();
  const [isNew, setNew] = useState(false);
  return (
    <>
      <ListView
        path="adjustments/grants"
        label="Grants by hand, newest first"
        filter="state"
        views={[
          { name: 'open', title: 'To decide' },
          { name: 'all', title: 'All' },
        ]}
        useRows={useRows}
        columns={COLUMNS}
        idOf={idOf}
        empty={(state) =>
          state === 'open' ? 'Nothing waits for a second person' : 'Nothing was given by hand'
        }
        noneChosen="No grant chosen"
        isPanelOfRow
        panel={(_, row) =>
          row === null ? (
            <Card>
              <Empty title="Not in this list">It is among all grants.</Empty>
            </Card>
          ) : (
            <Case grant={row} />
          )
        }
        presence="grant"
        actions={
          <>
            <a className="btn" href={addressOf('adjustments')}>
              Main money
            </a>
            {may(calls.propose.needs) && (
              <button type="button" className="btn p" onClick={() => setNew(true)}>
                Propose a grant
              </button>
            )}
          </>
        }
      />
      {isNew && <Propose onClose={() => setNew(false)} />}
    </>
  );
}

function Case({ grant: read }: { readonly grant: HandGrant }) {
  // A decision takes it out of the list, whose row is then from before.
  const [decided, setDecided] = useState<HandGrant | null>(null);
  const grant = decided ?? read;
  const { proposalId, uid, state } = grant;
  return (
    <Card title={`GR${proposalId}`} aside={<Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>}>
      <div className="pad">
        <p className="big">{giftText(grant)}</p>
        <p>
          <a href={addressOf(`players/${uid}`)}>Player {uid}</a> {OUTCOMES[state]}
          {grant.gift.kind === 'bonus' && ' A bonus has its turnover, its largest bet and 30 days.'}
        </p>
      </div>
      <ProposalDecision
        proposal={grant}
        call={calls.decide}
        approve={`Give ${giftText(grant)}`}
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
  const [kind, setKind] = useState<'bonus' | 'points'>('bonus');
  const [text, setText] = useState('');
  const giftOf = (): HandGrant['gift'] | string => {
    if (kind === 'points') {
      return /^[1-9]\d{0,4}$/.test(text.trim())
        ? { kind, points: Number(text) }
        : 'Type a whole number of points, 10,000 at most.';
    }
    const amount = parsePesos(text.trim());
    return amount === null || amount <= 0n
      ? 'Type an amount in pesos, such as 25 or 25.50.'
      : { kind, amount };
  };
  return (
    <Dialog title="Propose a grant" onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'propose',
            title: 'Propose to a second person',
            tone: 'primary',
            send: async ({ reason }) => {
              const gift = giftOf();
              if (!/^[0-9]{8,9}$/.test(uid.trim())) return 'Type the number of the player.';
              if (typeof gift === 'string') return gift;
              const proposed = await ask(calls.propose, { uid: Number(uid), gift, reason, key });
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
          <legend className="lb">The player gets</legend>
          {(['bonus', 'points'] as const).map((each) => (
            <label key={each} className="row">
              <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
              {each === 'bonus' ? 'bonus money' : 'points'}
            </label>
          ))}
        </fieldset>
        <label className="lb">
          {kind === 'bonus' ? 'Amount in pesos' : 'Points'}
          <input
            className="inp"
            inputMode="decimal"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </Decision>
    </Dialog>
  );
}
