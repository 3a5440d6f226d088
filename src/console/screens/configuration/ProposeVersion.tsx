import { useState } from 'react';
import type { SettingsArea } from '../../../../contract/desk/settings';
import { ask } from '../../app/api';
import { instantOf } from '../../app/manilaTime';
import { refresh } from '../../app/query';
import { Decision } from '../../kit/Decision';
import { Dialog } from '../../kit/Dialog';
import { callsOf, type Version } from './areas';

interface ProposeProps {
  readonly area: SettingsArea;
  readonly draft: Version;
  readonly onClose: () => void;
}

/** Sends a draft to a second person, with a start and an end. */
export function ProposeVersion({ area, draft, onClose }: ProposeProps) {
  const [startsAt, setStartsAt] = useState('');
  const [endsAt, setEndsAt] = useState('');
  const calls = callsOf(area);
  return (
    <Dialog title={`Send version ${draft.number} to a second person`} onClose={onClose}>
      <Decision
        choices={[
          {
            id: 'propose',
            title: 'Propose',
            tone: 'primary',
            send: async ({ reason }) => {
              await ask(calls.propose, {
                versionId: draft.versionId,
                revision: draft.revision,
                startsAt: instantOf(startsAt),
                endsAt: instantOf(endsAt),
                reason,
              });
              await refresh(calls.read);
              onClose();
              return null;
            },
          },
        ]}
      >
        <div className="fields">
          <label className="lb">
            Goes live, GMT+8; empty for at once
            <input
              className="inp"
              type="datetime-local"
              step={300}
              value={startsAt}
              onChange={(event) => setStartsAt(event.target.value)}
            />
          </label>
          <label className="lb">
            Ends by itself; empty for never
            <input
              className="inp"
              type="datetime-local"
              step={300}
              value={endsAt}
              onChange={(event) => setEndsAt(event.target.value)}
            />
          </label>
        </div>
      </Decision>
    </Dialog>
  );
}
