import { useEffect, useState } from 'react';
import { LUCKY_TICKETS_PAGE, type LuckyDraw } from '../../../contract/rewards/luckyPrize';
import { errorText } from '../../i18n/errorText';
import { useTranslation } from '../../i18n/i18n';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { Skeleton } from '../../ui/text/Skeleton';
import * as css from './LuckyPrize.css';
import { type ListedTicket, ticketsAfter } from './luckyPrize';

interface ListSheetProps {
  /** Null while it is closed. */
  readonly draw: LuckyDraw | null;
  readonly onClose: () => void;
}

/** The published list of a week: numbers, masked names, and the seeds that players bring in. */
export function ListSheet({ draw, onClose }: ListSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={draw !== null} onClose={onClose} title={t('lucky.listTitle')}>
      {draw !== null && <Tickets key={draw.monday} draw={draw} />}
    </Sheet>
  );
}

type State = { readonly name: 'loading' | 'ready' } | { readonly name: 'failed'; readonly error: unknown };

function Tickets({ draw }: { readonly draw: LuckyDraw }) {
  const { t } = useTranslation();
  const [list, setList] = useState<readonly ListedTicket[]>([]);
  const [state, setState] = useState<State>({ name: 'loading' });
  const [wanted, setWanted] = useState({ after: 0 });
  const { monday, tickets } = draw;
  useEffect(() => {
    let left = false;
    setState({ name: 'loading' });
    ticketsAfter(monday, wanted.after).then(
      (more) => {
        if (left) return;
        setList((known) => [...known.slice(0, wanted.after), ...more]);
        setState({ name: 'ready' });
      },
      (error: unknown) => !left && setState({ name: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [monday, wanted]);
  return (
    <div className={css.stack}>
      <p className={css.text}>{t('lucky.listText')}</p>
      <code className={css.code}>{draw.listHash}</code>
      {state.name === 'loading' && list.length === 0 && tickets > 0 && <Skeleton height="12rem" />}
      <ul className={css.shares}>
        {list.map(({ number, name, clientSeed }) => (
          <li key={number} data-own={number === draw.own?.number || undefined}>
            <span>
              {number.toLocaleString('en')} {name}
            </span>
            <code>{clientSeed}</code>
          </li>
        ))}
      </ul>
      {state.name === 'failed' && (
        <p role="alert" className={css.text}>
          {errorText(state.error, t)}
        </p>
      )}
      {(state.name === 'failed' || list.length < tickets) && list.length % LUCKY_TICKETS_PAGE === 0 && (
        <Button
          tone="secondary"
          wide
          busy={state.name === 'loading'}
          onClick={() => setWanted({ after: list.length })}
        >
          {t(state.name === 'failed' ? 'ui.retry' : 'lucky.more')}
        </Button>
      )}
    </div>
  );
}
