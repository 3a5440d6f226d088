import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import { type ReconciledDay, STATEMENT_MAX } from '../../../contract/desk/reconciliation';
import { ask, messageOf } from '../app/api';
import { refresh, useDesk } from '../app/query';
import { Dialog } from '../kit/Dialog';

const { reconciliation: calls, session } = deskCalls;

/** Takes in the file that a channel gives about a day. */
export function BringStatement({
  read: { day, channels },
  onClose,
}: {
  readonly read: ReconciledDay;
  readonly onClose: () => void;
}) {
  const about = useDesk(session.read, {});
  const [channel, setChannel] = useState(channels[0] ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [told, setTold] = useState<{ readonly isBad: boolean; readonly text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (file === null) return setTold({ isBad: true, text: 'Choose the file.' });
    if (file.size > STATEMENT_MAX) return setTold({ isBad: true, text: 'The file is too large.' });
    setBusy(true);
    try {
      const { lines, added } = await ask(calls.bring, { day, channel, csv: await file.text() });
      await refresh(calls.read);
      setTold({ isBad: false, text: `${lines} lines, ${added} of them new.` });
    } catch (error) {
      setTold({ isBad: true, text: messageOf(error) });
    }
    setBusy(false);
  };
  return (
    <Dialog title={`Bring a statement of ${day}`} onClose={onClose}>
      <div className="decision">
        <label className="lb">
          Channel
          <select className="inp" value={channel} onChange={(event) => setChannel(event.target.value)}>
            {channels.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="lb">
          CSV file
          <input
            className="inp"
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </label>
        <p className="mut sm">
          Columns: <span className="mono">id,reference,method,amount,currency,time</span>. Amounts in pesos,
          cash out negative. All lines are taken or none.
        </p>
        {about.data?.isSandbox && channel === 'sandbox' && (
          <p>
            <a className="link" href={`/sandbox/statement?day=${day}`} download>
              The sandbox bank's statement of this day
            </a>
          </p>
        )}
        {told !== null && (
          <div className={`note ${told.isBad ? 'neg' : 'pos'}`} role={told.isBad ? 'alert' : 'status'}>
            {told.text}
          </div>
        )}
        <div className="row">
          <button
            type="button"
            className="btn p g"
            disabled={isBusy || channel === ''}
            onClick={() => void send()}
          >
            {isBusy ? 'Sending…' : 'Bring it'}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            Done
          </button>
        </div>
      </div>
    </Dialog>
  );
}
