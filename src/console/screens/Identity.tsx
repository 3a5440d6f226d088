import { useState } from 'react';
import { identityRejections } from '../../../contract/account/identity';
import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskIdentity, DeskIdentityInFull } from '../../../contract/desk/identity';
import { addressOf } from '../app/address';
import { ask } from '../app/api';
import { useMay, useOperator } from '../app/operator';
import { refresh, useCounts, useDesk } from '../app/query';
import { agoText, timeText, wordsOf } from '../app/text';
import { Card, Facts } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { type Choice, Decision } from '../kit/Decision';
import { ListView } from '../kit/ListView';
import { Reading } from '../kit/States';
import type { Column } from '../kit/TableView';

const { identity: calls } = deskCalls;

const STATES = { PENDING: 'To review', VERIFIED: 'Verified', REJECTED: 'Refused' } as const;

const COLUMNS: readonly Column<DeskIdentity>[] = [
  { id: 'waits', title: 'Sent', width: '80px', cell: ({ sentAt }) => <b>{agoText(sentAt, Date.now())}</b> },
  { id: 'name', title: 'Name', cell: ({ name }) => name },
  {
    id: 'document',
    title: 'Document',
    width: '130px',
    isWide: true,
    cell: ({ document }) => <Chip>{wordsOf(document)}</Chip>,
  },
  { id: 'uid', title: 'Player', width: '100px', isWide: true, cell: ({ uid }) => uid },
  {
    id: 'state',
    title: 'State',
    width: '130px',
    cell: ({ proposal, state }) => (proposal === null ? STATES[state] : <Chip tone="vio">2 people</Chip>),
  },
];

type State = DeskIdentity['state'];

const idOf = ({ checkId }: DeskIdentity) => checkId;

const useRows = (state: State, cursor: string | undefined) =>
  useDesk(
    calls.list,
    { state, pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 15_000 },
  );

/** Same person, and 21 or older? */
export default function Identity() {
  const counts = useCounts();
  return (
    <ListView
      path="identity"
      label="Identity checks"
      filter="state"
      views={[
        { name: 'PENDING', title: 'To review', count: counts?.identity },
        { name: 'VERIFIED', title: 'Verified' },
        { name: 'REJECTED', title: 'Refused' },
      ]}
      useRows={useRows}
      columns={COLUMNS}
      idOf={idOf}
      empty={(state) => (state === 'PENDING' ? 'Nothing waits for a review' : 'None here')}
      noneChosen="No check chosen"
      panel={(id) => <Check id={id} />}
      presence="check"
    />
  );
}

/** Read once and not again by itself: every read is an entry of the audit trail. */
function Check({ id }: { readonly id: string }) {
  const query = useDesk(calls.read, { checkId: id }, { forgetAtOnce: true });
  return (
    <Reading query={query} rows={6}>
      {(check) => <Compare check={check} />}
    </Reading>
  );
}

const others = (uids: readonly number[]) =>
  uids.length === 0 ? (
    <Chip tone="pos">nobody</Chip>
  ) : (
    uids.map((uid) => (
      <a key={uid} href={addressOf(`players/${uid}`)}>
        {uid}{' '}
      </a>
    ))
  );

function Compare({ check }: { readonly check: DeskIdentityInFull }) {
  const { checkId, uid, name, document, documentNumber, birthday, statedBirthday, isOfAge, proposal } = check;
  return (
    <Card title={name} aside={<a href={addressOf(`players/${uid}`)}>Player {uid}</a>}>
      <div className="pad">
        <div className="row wrap">
          <Picture checkId={checkId} which="document" title="Show the document" />
          <Picture checkId={checkId} which="face" title="Show the face" />
        </div>
        <Facts
          facts={[
            ['Document', `${wordsOf(document)}, ${documentNumber}`],
            [
              'Birthday',
              <span key="birthday">
                {birthday}{' '}
                {isOfAge ? <Chip tone="pos">21 or older</Chip> : <Chip tone="neg">Younger than 21</Chip>}
              </span>,
            ],
            ['Stated', statedBirthday === birthday ? 'the same' : (statedBirthday ?? 'never')],
            ['Same document', others(check.sameDocument)],
            ['Same person', others(check.samePerson)],
            ['Sent', timeText(check.sentAt)],
          ]}
        />
      </div>
      {proposal !== null && (
        <div className="told pad">
          <p>
            <b>{proposal.operator.name}</b>{' '}
            <span className="mut">
              proposed to {proposal.decision}
              {proposal.rejection !== null && `, ${proposal.rejection}`}, {timeText(proposal.at)}
            </span>
          </p>
          <blockquote>{proposal.note}</blockquote>
        </div>
      )}
      {check.state === 'PENDING' && <Decide check={check} />}
    </Card>
  );
}

interface PictureProps {
  readonly checkId: string;
  readonly which: 'document' | 'face';
  readonly title: string;
}

function Picture({ checkId, which, title }: PictureProps) {
  const [isOpen, setOpen] = useState(false);
  const query = useDesk(calls.picture, { checkId, which }, { isOn: isOpen, forgetAtOnce: true });
  if (!isOpen) {
    return (
      <button type="button" className="btn sm" onClick={() => setOpen(true)}>
        {title}
      </button>
    );
  }
  return (
    <Reading query={query} rows={3}>
      {({ image }) => <img className="shot" src={`data:image/jpeg;base64,${image}`} alt={which} />}
    </Reading>
  );
}

const CONFLICTS = {
  conflict: 'It has changed meanwhile. Your reason is kept.',
  decided: 'Somebody else has decided meanwhile.',
  secondNeeded: 'Another person has to propose this first.',
  ownProposal: 'Another person has to decide on your proposal.',
} as const;

function Decide({ check }: { readonly check: DeskIdentityInFull }) {
  const may = useMay();
  const operator = useOperator();
  const [rejection, setRejection] = useState<(typeof identityRejections)[number] | ''>('');
  const { checkId, version, proposal } = check;
  const after = async ({ isDone, why }: ReplyOf<typeof calls.propose>) => {
    await refresh(calls.list, calls.read);
    return isDone || why === null ? null : { conflict: CONFLICTS[why] };
  };
  const choices: Choice[] = [];
  if (proposal !== null && proposal.operator.id !== String(operator.id) && may(calls.decide.needs)) {
    choices.push({
      id: 'decide',
      title: proposal.decision === 'approve' ? 'Verify, as proposed' : 'Refuse, as proposed',
      tone: proposal.decision === 'approve' ? 'primary' : 'danger',
      needsCode: true,
      send: async ({ reason, code }) => after(await ask(calls.decide, { checkId, version, reason, code })),
    });
  }
  const mayPropose = may(calls.propose.needs);
  if (mayPropose) {
    choices.push({
      id: 'propose',
      title: rejection === '' ? 'Propose to verify' : 'Propose to refuse',
      tone: rejection === '' ? 'primary' : 'danger',
      send: async ({ reason }) =>
        after(
          await ask(calls.propose, {
            checkId,
            version,
            reason,
            rejection: rejection === '' ? null : rejection,
          }),
        ),
    });
  }
  if (choices.length === 0) return null;
  return (
    <Decision of={`${checkId} ${version}`} choices={choices}>
      {mayPropose && (
        <label className="lb">
          Finding
          <select
            className="inp"
            value={rejection}
            onChange={(event) => setRejection(event.target.value as typeof rejection)}
          >
            <option value="">Same person, 21 or older</option>
            {identityRejections.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
    </Decision>
  );
}
