import { useState } from 'react';
import { deskCalls } from '../../../../contract/desk/calls';
import type { DeskActivity } from '../../../../contract/desk/guaranteed';
import { setFilters } from '../../app/address';
import { ask } from '../../app/api';
import { newKey } from '../../app/key';
import { refresh, useDesk } from '../../app/query';
import { countText } from '../../app/text';
import { Decision } from '../../kit/Decision';
import { Dialog } from '../../kit/Dialog';
import { Reading } from '../../kit/States';
import { Shown } from './Shown';

const { guaranteed: calls } = deskCalls;

interface ProposeCloseProps {
  readonly activity: DeskActivity;
  readonly onClose: () => void;
}

/** Proposes to close a payout to others, with seven days' notice. */
export function ProposeClose({ activity, onClose }: ProposeCloseProps) {
  const { activityId, joined } = activity;
  const [key] = useState(newKey);
  const preview = useDesk(calls.preview, { change: { kind: 'close', activityId } });
  return (
    <Dialog title={`Close GA${activityId} to others`} onClose={onClose}>
      <p className="pad">
        Players read at once until when they can join. The {countText(joined)} who have joined keep their
        place and what they are promised.
      </p>
      <Reading query={preview} rows={3}>
        {(shown) => (
          <>
            <Shown preview={shown} />
            <Decision
              choices={[
                {
                  id: 'propose',
                  title: 'Propose to an owner',
                  tone: 'primary',
                  send: async ({ reason }) => {
                    await ask(calls.propose, { change: { kind: 'close', activityId }, reason, key });
                    await refresh(calls.list);
                    setFilters({ view: 'proposed', id: `GA${activityId}` });
                    onClose();
                    return null;
                  },
                },
              ]}
            />
          </>
        )}
      </Reading>
    </Dialog>
  );
}
