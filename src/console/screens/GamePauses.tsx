import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { GamePause } from '../../../contract/desk/pauses';
import { ask } from '../app/api';
import { useMay } from '../app/operator';
import { refresh, useGameTitle } from '../app/query';
import { timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { ProposalDecision } from '../kit/ProposalDecision';
import { WaitingCards } from '../kit/WaitingCards';

const { pause: calls } = deskCalls;

/** Games that rest: since when, why, and how they are reopened by two people. */
export const GamePauses = ({ pauses }: { readonly pauses: readonly GamePause[] }) => (
  <WaitingCards list={pauses} idOf={({ game, reopen }) => `${game} ${reopen?.proposalId ?? ''}`}>
    {(pause, onDone) => <Paused pause={pause} onDone={onDone} />}
  </WaitingCards>
);

function Paused({ pause, onDone }: { readonly pause: GamePause; readonly onDone: () => void }) {
  const may = useMay();
  const { game, by, pausedAt, reason, reopen } = pause;
  const title = useGameTitle()(game);
  const done = () => refresh(calls.list);
  return (
    <Card title={`${title} is paused`} aside={<Chip tone="neg">{by === null ? 'By rule' : by.name}</Chip>}>
      <p className="pad">
        <b>{timeText(pausedAt)}.</b> {reason}{' '}
        <span className="mut">Running rounds are settled; players see that the game rests.</span>
      </p>
      {reopen === null && may(calls.propose.needs) && (
        <Decision
          choices={[
            {
              id: 'propose',
              title: 'Propose to reopen',
              tone: 'primary',
              send: async ({ reason: why }) => {
                await ask(calls.propose, { game, reason: why });
                onDone();
                await done();
                return null;
              },
            },
          ]}
        />
      )}
      {reopen !== null && (
        <ProposalDecision
          proposal={reopen}
          call={calls.decide}
          approve={`Reopen ${title}`}
          sendBack="Keep it shut"
          decide={async (body) => {
            const { isDone, proposal } = await ask(calls.decide, body);
            void done();
            return { isDone, now: proposal };
          }}
          onDone={onDone}
        />
      )}
    </Card>
  );
}

/** Pauses a game at once, with a reason. */
export function PauseButton({ game }: { readonly game: string }) {
  const [isOpen, setOpen] = useState(false);
  const title = useGameTitle()(game);
  return (
    <>
      <button type="button" className="btn sm d" aria-label={`Pause ${title}`} onClick={() => setOpen(true)}>
        Pause
      </button>
      {isOpen && (
        <Dialog title={`Pause ${title}`} onClose={() => setOpen(false)}>
          <Decision
            choices={[
              {
                id: 'pause',
                title: 'Pause now',
                tone: 'danger',
                send: async ({ reason }) => {
                  await ask(calls.pause, { game, reason });
                  await refresh(calls.list);
                  setOpen(false);
                  return null;
                },
              },
            ]}
          >
            <p className="mut">
              No new rounds and bets. Running rounds are settled. Reopening takes a proposal and an owner.
            </p>
          </Decision>
        </Dialog>
      )}
    </>
  );
}
