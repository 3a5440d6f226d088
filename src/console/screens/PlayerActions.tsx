import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { PlayerPage } from '../../../contract/desk/players';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { useMay, useOperator } from '../app/operator';
import { refresh } from '../app/query';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ProposalTold } from '../kit/ProposalTold';

const { player: calls, support } = deskCalls;

/** What may be done to a player from their page. */
export function PlayerActions({ page }: { readonly page: PlayerPage }) {
  const may = useMay();
  const operator = useOperator();
  const [open, setOpen] = useState<'message' | 'restrict' | 'lift' | 'decide' | null>(null);
  const { uid, isRestricted } = page.player;
  const close = () => setOpen(null);
  const done = async () => {
    close();
    await refresh(calls.read);
    return null;
  };
  const { lift } = page;
  return (
    <>
      {may(support.post.needs) && (
        <button type="button" className="btn" onClick={() => setOpen('message')}>
          Message
        </button>
      )}
      {!isRestricted && may(calls.restrict.needs) && (
        <button type="button" className="btn d" onClick={() => setOpen('restrict')}>
          Restrict
        </button>
      )}
      {isRestricted && lift === null && may(calls.proposeLift.needs) && (
        <button type="button" className="btn" onClick={() => setOpen('lift')}>
          Propose to lift
        </button>
      )}
      {lift !== null && may(calls.decideLift.needs) && lift.by.id !== operator.id && (
        <button type="button" className="btn p" onClick={() => setOpen('decide')}>
          Decide on lifting
        </button>
      )}
      {open === 'message' && <Message uid={uid} onClose={close} />}
      {open === 'restrict' && (
        <Dialog title={`Restrict player ${uid}`} onClose={close}>
          <Decision
            choices={[
              {
                id: 'restrict',
                title: 'Restrict',
                tone: 'danger',
                send: async ({ reason }) => {
                  await ask(calls.restrict, { uid, reason });
                  return done();
                },
              },
            ]}
          >
            <p>All sessions end at once and no log-in is possible. Two people can lift it.</p>
          </Decision>
        </Dialog>
      )}
      {open === 'lift' && (
        <Dialog title={`Let player ${uid} log in again`} onClose={close}>
          <Decision
            choices={[
              {
                id: 'lift',
                title: 'Propose to an owner',
                tone: 'primary',
                send: async ({ reason }) => {
                  await ask(calls.proposeLift, { uid, reason });
                  return done();
                },
              },
            ]}
          />
        </Dialog>
      )}
      {open === 'decide' && lift !== null && (
        <Dialog title={`Let player ${uid} log in again`} onClose={close}>
          <ProposalTold proposal={lift} />
          <Decision
            choices={(['approve', 'sendBack'] as const).map((decision) => ({
              id: decision,
              title: decision === 'approve' ? 'Approve' : 'Send back',
              tone: decision === 'approve' ? ('primary' as const) : ('danger' as const),
              needsCode: true,
              send: async (said) => {
                const { proposalId, version } = lift;
                const { isDone } = await ask(calls.decideLift, { proposalId, version, decision, ...said });
                if (isDone) return done();
                await refresh(calls.read);
                return 'Somebody else has decided meanwhile, or the proposal has run out.';
              },
            }))}
          />
        </Dialog>
      )}
    </>
  );
}

/** A message into the player's inbox. Its text is the reason that is typed. */
function Message({ uid, onClose }: { readonly uid: number; readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [key] = useState(newKey);
  return (
    <Dialog title={`Message to player ${uid}`} onClose={onClose}>
      <Decision
        label="Text that the player reads"
        choices={[
          {
            id: 'send',
            title: 'Send',
            tone: 'primary',
            send: async ({ reason }) => {
              if (title.trim() === '') return 'Give the message a title.';
              await ask(support.post, { key, uid, title, text: reason });
              onClose();
              return null;
            },
          },
        ]}
      >
        <label className="lb">
          Title
          <input
            className="inp"
            maxLength={80}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
      </Decision>
    </Dialog>
  );
}
