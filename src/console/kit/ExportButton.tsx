import { useState } from 'react';
import type { BodyOf } from '../../../contract/call';
import type { DeskCall } from '../../../contract/desk/call';
import { EXPORT_ROWS_MAX, type exportCalls } from '../../../contract/desk/exports';
import { askFile } from '../app/api';
import { useMay } from '../app/operator';
import { countText } from '../app/text';
import { Decision } from './Decision';
import { Dialog } from './Dialog';
import { saveText } from './saveText';

type ExportCall = (typeof exportCalls)[keyof typeof exportCalls];

interface ExportButtonProps<C extends ExportCall> {
  readonly call: C;
  /** The filters of the list as it is shown. */
  readonly filter: Omit<BodyOf<C>, 'reason'>;
  /** The beginning of the file's name. */
  readonly name: string;
  readonly title?: string;
}

/** Saves the list on show as a file, with its filters and a reason; nothing for who may not. */
export function ExportButton<C extends ExportCall>(props: ExportButtonProps<C>) {
  const { call, filter, name, title = 'Save as CSV' } = props;
  const [isOpen, setOpen] = useState(false);
  if (!useMay()(call.needs)) return null;
  return (
    <>
      <button type="button" className="btn wide" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <Dialog title="Save this list as CSV" onClose={() => setOpen(false)}>
          <Decision
            label="What it is for, kept in the audit trail"
            choices={[
              {
                id: 'export',
                title: 'Save the file',
                tone: 'primary',
                send: async ({ reason }) => {
                  const text = await askFile(call as DeskCall, { ...filter, reason } as never);
                  saveText(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, text);
                  setOpen(false);
                  return null;
                },
              },
            ]}
          >
            <p className="mut">
              The list with its filters, {countText(EXPORT_ROWS_MAX)} rows at most. Names, phones and accounts
              stay masked.
            </p>
          </Decision>
        </Dialog>
      )}
    </>
  );
}
