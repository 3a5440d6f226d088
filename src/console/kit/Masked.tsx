import { useEffect, useState } from 'react';
import { Decision } from './Decision';
import { Dialog } from './Dialog';

interface MaskedProps {
  /** The name of the field, as in "phone". */
  readonly field: string;
  readonly masked: string;
  /** Asks for the field in full; missing where the operator's roles do not allow it. */
  readonly reveal?: ((reason: string) => Promise<{ value: string | null; until: string }>) | undefined;
}

/** A field that the server has masked. With a reason it is shown for five minutes, and the audit trail tells of it. */
export function Masked({ field, masked, reveal }: MaskedProps) {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<{ value: string | null; until: string } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), Math.max(0, Date.parse(shown.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown !== null) return <span className="revealed">{shown.value ?? 'none'}</span>;
  return (
    <span className="masked">
      {masked}
      {reveal !== undefined && (
        <button
          type="button"
          className="btn sm"
          onClick={() => setAsking(true)}
          aria-label={`Reveal ${field}`}
        >
          Reveal
        </button>
      )}
      {isAsking && reveal !== undefined && (
        <Dialog title={`Reveal ${field}`} onClose={() => setAsking(false)}>
          <Decision
            choices={[
              {
                id: 'reveal',
                title: 'Show for 5 minutes',
                tone: 'primary',
                send: async ({ reason }) => {
                  setShown(await reveal(reason));
                  setAsking(false);
                  return null;
                },
              },
            ]}
          />
        </Dialog>
      )}
    </span>
  );
}
