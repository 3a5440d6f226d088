import { useState } from 'react';
import type { SettingsArea } from '../../../../contract/desk/settings';
import { ask } from '../../app/api';
import { instantOf, localOf } from '../../app/manilaTime';
import { refresh } from '../../app/query';
import { Decision } from '../../kit/Decision';
import { Dialog } from '../../kit/Dialog';
import { callsOf, type Version } from './areas';

interface ProposeProps {
  readonly area: SettingsArea;
  readonly draft: Version;
  readonly onClose: () => void;
}

const NOTICE_DAYS = 8;
const DAY_MS = 24 * 60 * 60_000;

/** The first 0:00 at which rewards may change if this is approved today. */
const firstDay = (): string =>
  `${localOf(new Date(Date.now() + NOTICE_DAYS * DAY_MS).toISOString()).slice(0, 10)}T00:00`;

/** Sends a draft to a second person, with a start and an end. */
export function ProposeVersion({ area, draft, onClose }: ProposeProps) {
  const isNoticed = area === 'rewards';
  const [startsAt, setStartsAt] = useState(isNoticed ? firstDay : '');
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
            {isNoticed ? 'Begins at 0:00, GMT+8' : 'Goes live, GMT+8; empty for at once'}
            <input
              className="inp"
              type="datetime-local"
              step={300}
              value={startsAt}
              onChange={(event) => setStartsAt(event.target.value)}
            />
          </label>
          {!isNoticed && (
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
          )}
        </div>
      </Decision>
    </Dialog>
  );
}
