import { useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { ReconciledDay, ReconciliationItem } from '../../../contract/desk/reconciliation';
import { useMay } from '../app/operator';
import { moneyText, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { useKeys } from '../kit/keys';
import { Money } from '../kit/Money';
import { Empty } from '../kit/States';
import { methodName } from './methods';
import { PairItem, SettleItem } from './SettleItem';

const { reconciliation: calls } = deskCalls;
const TITLES = { ours: 'Only ours', theirs: 'Only theirs' } as const;
const ENDS = {
  matched: 'Matched',
  adjusted: 'Adjusted',
  returned: 'Returned',
  carried: 'Carried over',
} as const;

/** As in `51 s later`. */
function apartText(apartMs: number): string {
  const seconds = Math.round(Math.abs(apartMs) / 1_000);
  const time = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return seconds === 0 ? 'at the same second' : `${time} ${apartMs > 0 ? 'later' : 'earlier'} at the channel`;
}

/** What one side alone has, with its end or what can be done. */
export function OneSide({ side, read }: { readonly side: 'ours' | 'theirs'; readonly read: ReconciledDay }) {
  const items = read[side];
  // The key M matches what is suggested first, from our side.
  const matched =
    side === 'ours'
      ? items.find(
          ({ suggestion, end, isProposed }) => suggestion?.why === 'near' && end === null && !isProposed,
        )?.item
      : undefined;
  const sum = side === 'ours' ? read.sums.onlyOurs : read.sums.onlyTheirs;
  return (
    <Card
      title={
        <>
          {TITLES[side]} <span className="mut">{items.length}</span>
        </>
      }
      aside={<Money centavos={sum} isChange />}
    >
      {items.length === 0 ? (
        <Empty title={side === 'ours' ? 'The channels have all of ours' : 'We have all of theirs'} />
      ) : (
        <div className="items">
          {items.map((item) => (
            <Item key={item.item} side={side} item={item} read={read} hasKey={item.item === matched} />
          ))}
        </div>
      )}
    </Card>
  );
}

interface ItemProps {
  readonly side: 'ours' | 'theirs';
  readonly item: ReconciliationItem;
  readonly read: ReconciledDay;
  /** Whether the key M opens its pair. */
  readonly hasKey: boolean;
}

function Item({ side, item, read, hasKey }: ItemProps) {
  const may = useMay();
  const [dialog, setDialog] = useState<'settle' | 'pair' | null>(null);
  const { title, amount, method, at, reference, carriedFrom, end, suggestion, isProposed } = item;
  const isOpen = read.state !== 'closed';
  const isNear = suggestion?.why === 'near';
  const mayPair = isOpen && may(calls.proposePair.needs);
  useKeys({ m: () => hasKey && mayPair && setDialog('pair') });
  return (
    <section className={`item ${suggestion === null ? '' : 'likely'}`} aria-label={title}>
      <div className="row">
        <b className="g el" title={title}>
          {title}
        </b>
        <b>{moneyText(amount)}</b>
      </div>
      <div className="row mut sm">
        <span className="g">
          {methodName(method)}, cash {amount < 0n ? 'out' : 'in'}
          {carriedFrom !== null && `, carried from ${carriedFrom}`}
        </span>
        <span>{timeText(at)}</span>
      </div>
      {side === 'theirs' && reference !== null && <div className="sm">They name {reference}.</div>}
      {suggestion !== null && !isProposed && (
        <p className="sm">
          <Chip tone={isNear ? 'acc' : 'warn'}>{isNear ? 'Suggested pair' : 'Compare'}</Chip>{' '}
          {isNear
            ? `${suggestion.title}, ${apartText(suggestion.apartMs)}.`
            : `${suggestion.title}: the amounts differ.`}
        </p>
      )}
      {end !== null && (
        <p className="sm">
          <Chip tone="pos">{ENDS[end.outcome]}</Chip> {end.because}{' '}
          {end.owner !== null && `to ${end.owner.name}`}
          <span className="mut">
            {' '}
            {end.by.name}: {end.reason}
          </span>
        </p>
      )}
      {isProposed && <Chip tone="vio">A pair waits for a second person</Chip>}
      {isOpen && !isProposed && (
        <div className="row wrap">
          {end === null && isNear && may(calls.proposePair.needs) && (
            <button type="button" className="btn p sm" onClick={() => setDialog('pair')}>
              Propose match {hasKey && <kbd aria-hidden>M</kbd>}
            </button>
          )}
          {may(calls.settle.needs) && (
            <button type="button" className="btn sm" onClick={() => setDialog('settle')}>
              {end === null ? 'Settle' : 'Change'}
            </button>
          )}
          {end === null && !isNear && may(calls.proposePair.needs) && (
            <button type="button" className="btn q sm" onClick={() => setDialog('pair')}>
              Match by hand
            </button>
          )}
        </div>
      )}
      {dialog === 'settle' && (
        <SettleItem side={side} item={item} read={read} onClose={() => setDialog(null)} />
      )}
      {dialog === 'pair' && <PairItem side={side} item={item} read={read} onClose={() => setDialog(null)} />}
    </section>
  );
}
