import { useState } from 'react';
import { type RestrictionReason, restrictionReasons } from '../../../contract/account/user';
import { deskCalls } from '../../../contract/desk/calls';
import type { PlayerPage } from '../../../contract/desk/players';
import { ask } from '../app/api';
import { newKey } from '../app/key';
import { useMay, useOperator } from '../app/operator';
import { refresh } from '../app/query';
import { timeText } from '../app/text';
import { Facts } from '../kit/Card';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ProposalDecision } from '../kit/ProposalDecision';
import { LowerLimit } from './LowerLimit';

const { player: calls, support } = deskCalls;

/** What may be done to a player from their page. */
export function PlayerActions({ page }: { readonly page: PlayerPage }) {
  const may = useMay();
  const operator = useOperator();
  const [open, setOpen] = useState<'message' | 'restrict' | 'lift' | 'vip' | 'limit' | null>(null);
  /** Kept as it was opened: the dialog stays when somebody else has decided, and keeps what was typed. */
  const [decided, setDecided] = useState<PlayerPage['lift']>(null);
  const { uid, isRestricted } = page.player;
  const close = () => setOpen(null);
  const done = async () => {
    await refresh(calls.read);
    close();
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
      {may(calls.reviewVip.needs) && (
        <button type="button" className="btn" onClick={() => setOpen('vip')}>
          VIP review
        </button>
      )}
      {may(calls.lowerLimit.needs) && (
        <button type="button" className="btn" onClick={() => setOpen('limit')}>
          Lower a limit
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
        <button type="button" className="btn p" onClick={() => setDecided(lift)}>
          Decide on lifting
        </button>
      )}
      {open === 'vip' && <ReviewVip page={page} onClose={close} onDone={done} />}
      {open === 'limit' && <LowerLimit page={page} onClose={close} onDone={done} />}
      {open === 'message' && <Message uid={uid} onClose={close} />}
      {open === 'restrict' && <Restrict uid={uid} onClose={close} onDone={done} />}
      {open === 'lift' && (
        <Dialog title={`Open play and money to player ${uid}`} onClose={close}>
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
      {decided !== null && (
        <Dialog title={`Open play and money to player ${uid}`} onClose={() => setDecided(null)}>
          <ProposalDecision
            proposal={decided}
            call={calls.decideLift}
            approve="Approve"
            decide={async (body) => {
              const { isDone, proposal } = await ask(calls.decideLift, body);
              void refresh(calls.read);
              return { isDone, now: proposal };
            }}
            onDone={() => setDecided(null)}
          />
        </Dialog>
      )}
    </>
  );
}

/** Closes play and cash-in to a player, with what they are told. */
function Restrict(props: {
  readonly uid: number;
  readonly onClose: () => void;
  readonly onDone: () => Promise<null>;
}) {
  const { uid, onClose, onDone } = props;
  const [toldReason, setTold] = useState<RestrictionReason>('review');
  const [cashOut, setCashOut] = useState(false);
  return (
    <Dialog title={`Restrict player ${uid}`} onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'restrict',
            title: 'Restrict',
            tone: 'danger',
            send: async ({ reason }) => {
              await ask(calls.restrict, { uid, reason, toldReason, cashOut });
              return onDone();
            },
          },
        ]}
      >
        <p>
          All sessions end at once. Play and cash-in stay closed until two people lift it; the player can log
          in, read why and write to customer service.
        </p>
        <label className="lb">
          What the player reads
          <select
            className="inp"
            value={toldReason}
            onChange={(event) => setTold(event.target.value as RestrictionReason)}
          >
            {restrictionReasons.map((each) => (
              <option key={each} value={each}>
                {TOLD[each]}
              </option>
            ))}
          </select>
        </label>
        <label className="lb">
          Withdrawals
          <select
            className="inp"
            value={cashOut ? 'closed' : 'open'}
            onChange={(event) => setCashOut(event.target.value === 'closed')}
          >
            <option value="open">Stay open</option>
            <option value="closed">Wait too</option>
          </select>
        </label>
      </Decision>
    </Dialog>
  );
}

/** Keeps that a player has passed the review for VIP bonuses, or takes that back. */
function ReviewVip(props: {
  readonly page: PlayerPage;
  readonly onClose: () => void;
  readonly onDone: () => Promise<null>;
}) {
  const { page, onClose, onDone } = props;
  const { uid, verified } = page.player;
  const { level, reviewedAt } = page.vip;
  const passed = reviewedAt === null;
  return (
    <Dialog title={`VIP review of player ${uid}`} onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'reviewVip',
            title: passed ? 'Passed' : 'Take back',
            tone: passed ? 'primary' : 'danger',
            send: async ({ reason }) => {
              await ask(calls.reviewVip, { uid, reason, passed });
              return onDone();
            },
          },
        ]}
      >
        <Facts
          facts={[
            ['Level', `VIP${level}`],
            ['Identity', verified === 'VERIFIED' ? 'Verified' : 'Not verified'],
            ['Review', reviewedAt === null ? 'Not passed' : `Passed, ${timeText(reviewedAt)}`],
          ]}
        />
        <p className="mut">
          {passed
            ? 'From VIP7 on, bonuses wait until somebody has looked at where the money comes from and at signs of harm, and the identity is verified.'
            : 'Bonuses from VIP7 on wait again. What was paid stays.'}
        </p>
      </Decision>
    </Dialog>
  );
}

const TOLD: Readonly<Record<RestrictionReason, string>> = {
  security: 'We saw sign-ins that may not be yours.',
  identity: 'Your details and your documents do not match yet.',
  terms: 'Something on this account breaks the terms of use.',
  review: 'A person is looking at this account.',
};

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
