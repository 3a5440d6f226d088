import { useState } from 'react';
import type { ReplyOf } from '../../../contract/call';
import { deskCalls } from '../../../contract/desk/calls';
import { type DeskRole, deskRoles } from '../../../contract/desk/roles';
import type { TeamChange } from '../../../contract/desk/team';
import { ask } from '../app/api';
import { useMay } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { roleName, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ProposalDecision } from '../kit/ProposalDecision';
import { Empty, Reading } from '../kit/States';
import { WaitingCards } from '../kit/WaitingCards';

const { team: calls } = deskCalls;

type Team = ReplyOf<typeof calls.list>;
type Member = Team['list'][number];
type Waiting = Team['waiting'][number];

const STATES = {
  active: ['Active', 'pos'],
  invited: ['Invited', 'warn'],
  suspended: ['Suspended', 'neg'],
} as const;

const namesOf = (roles: readonly DeskRole[]): string => roles.map(roleName).join(', ');

function changeText(change: TeamChange, list: readonly Member[]): string {
  if (change.kind === 'invite') return `Invite ${change.name}, ${change.email}, as ${namesOf(change.roles)}`;
  const name = list.find(({ id }) => id === change.operatorId)?.name ?? `operator ${change.operatorId}`;
  if (change.kind === 'roles') return `${name} becomes ${namesOf(change.roles)}`;
  return change.kind === 'suspend' ? `Suspend ${name}` : `New one-time link for ${name}`;
}

/** Who may do what. Every change needs two owners. */
export default function TeamPage() {
  const query = useDesk(calls.list, {}, { everyMs: 30_000 });
  const [open, setOpen] = useState<'invite' | Member | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const may = useMay();
  const mayPropose = may(calls.propose.needs);
  return (
    <div className="scroll col">
      <Reading query={query} rows={6}>
        {({ list, waiting }) => (
          <>
            <WaitingCards list={waiting} idOf={({ proposalId }) => proposalId}>
              {(proposal, onDone) => (
                <Waits proposal={proposal} list={list} onLink={setLink} onDone={onDone} />
              )}
            </WaitingCards>
            <Card
              title="Team and roles"
              aside={
                mayPropose && (
                  <button type="button" className="btn p sm" onClick={() => setOpen('invite')}>
                    Propose somebody new
                  </button>
                )
              }
            >
              <table>
                <thead>
                  <tr>
                    <th>Who</th>
                    <th className="wide">E-mail</th>
                    <th>Roles</th>
                    <th className="wide">Last seen</th>
                    <th className="r">State</th>
                    {mayPropose && <th className="r" />}
                  </tr>
                </thead>
                <tbody>
                  {list.map((member) => (
                    <tr key={member.id}>
                      <td>
                        <b>{member.name}</b>
                      </td>
                      <td className="wide mut">{member.email}</td>
                      <td>{namesOf(member.roles)}</td>
                      <td className="wide mut">
                        {member.lastSeenAt === null ? 'never' : timeText(member.lastSeenAt)}
                      </td>
                      <td className="r">
                        <Chip tone={STATES[member.state][1]}>{STATES[member.state][0]}</Chip>
                      </td>
                      {mayPropose && (
                        <td className="r">
                          <button type="button" className="btn sm" onClick={() => setOpen(member)}>
                            Change
                          </button>
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
              {list.length === 0 && <Empty title="Nobody" />}
            </Card>
          </>
        )}
      </Reading>
      {open !== null && <Change member={open === 'invite' ? null : open} onClose={() => setOpen(null)} />}
      {link !== null && (
        <Dialog title="One-time link" onClose={() => setLink(null)}>
          <div className="pad">
            <p>
              Give it to them over a channel that you trust. It is shown once and works once, for 24 hours.
            </p>
            <p className="mono hash">{`${window.location.origin}${link}`}</p>
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface WaitsProps {
  readonly proposal: Waiting;
  readonly list: readonly Member[];
  readonly onLink: (link: string | null) => void;
  readonly onDone: () => void;
}

function Waits({ proposal, list, onLink, onDone }: WaitsProps) {
  return (
    <Card title={changeText(proposal.change, list)} aside={<Chip tone="vio">Second owner</Chip>}>
      <ProposalDecision
        proposal={proposal}
        call={calls.decide}
        approve="Approve"
        decide={async (body) => {
          const { isDone, link, proposal: now } = await ask(calls.decide, body);
          onLink(link);
          void refresh(calls.list);
          return { isDone, now };
        }}
        onDone={onDone}
      />
    </Card>
  );
}

function Change({ member, onClose }: { readonly member: Member | null; readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly DeskRole[]>(member?.roles ?? []);
  const propose = async (change: TeamChange, reason: string) => {
    await ask(calls.propose, { change, reason });
    await refresh(calls.list);
    onClose();
    return null;
  };
  const chosen = deskRoles.filter((role) => roles.includes(role));
  const choices =
    member === null
      ? [
          {
            id: 'invite',
            title: 'Propose to another owner',
            tone: 'primary' as const,
            send: async ({ reason }: { reason: string }) =>
              chosen.length === 0 || name.trim().length < 2 || !/^\S+@\S+\.\S+$/.test(email.trim())
                ? 'Type a name and an e-mail address, and choose at least one role.'
                : propose({ kind: 'invite', name, email, roles: chosen }, reason),
          },
        ]
      : [
          {
            id: 'roles',
            title: 'Propose these roles',
            tone: 'primary' as const,
            send: async ({ reason }: { reason: string }) =>
              chosen.length === 0
                ? 'Choose at least one role, or suspend them.'
                : propose({ kind: 'roles', operatorId: member.id, roles: chosen }, reason),
          },
          {
            id: 'renew',
            title: 'New link',
            send: async ({ reason }: { reason: string }) =>
              propose({ kind: 'renew', operatorId: member.id }, reason),
          },
          {
            id: 'suspend',
            title: 'Suspend',
            tone: 'danger' as const,
            send: async ({ reason }: { reason: string }) =>
              propose({ kind: 'suspend', operatorId: member.id }, reason),
          },
        ];
  return (
    <Dialog title={member === null ? 'Somebody new' : member.name} onClose={onClose}>
      <Decision choices={choices}>
        {member === null && (
          <>
            <label className="lb">
              Name
              <input
                className="inp"
                maxLength={60}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </label>
            <label className="lb">
              E-mail
              <input
                className="inp"
                type="email"
                maxLength={254}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </label>
          </>
        )}
        <fieldset>
          <legend className="lb">Roles</legend>
          {deskRoles.map((role) => (
            <label key={role} className="row">
              <input
                type="checkbox"
                checked={roles.includes(role)}
                onChange={(event) =>
                  setRoles(event.target.checked ? [...roles, role] : roles.filter((each) => each !== role))
                }
              />
              {roleName(role)}
            </label>
          ))}
        </fieldset>
      </Decision>
    </Dialog>
  );
}
