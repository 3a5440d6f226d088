import type { ReactNode } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { ChannelEvent, ChannelTrail as Trail } from '../../../contract/desk/ledger';
import { addressOf } from '../app/address';
import { useDesk } from '../app/query';
import { countText, timeText, wordsOf } from '../app/text';
import { Facts } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { Reading } from '../kit/States';
import { OUTCOMES, reasonText } from './parkedTexts';

/** What went to the payment channel for a cash-in or a withdrawal, and what came back. */
export default function ChannelTrail({ reference }: { readonly reference: string }) {
  const query = useDesk(deskCalls.ledger.channel, { reference }, { everyMs: 15_000, forgetAtOnce: true });
  return (
    <section className="source">
      <h3>At the payment channel</h3>
      <Reading query={query} rows={3}>
        {(trail) => (
          <>
            <div className="pad">
              <Facts facts={factsOf(trail)} />
            </div>
            <ul className="plain">
              {trail.events.map((event) => (
                <Event key={event.eventId} event={event} />
              ))}
            </ul>
            {trail.events.length === 0 && <p className="pad mut">The channel has told nothing yet.</p>}
          </>
        )}
      </Reading>
    </section>
  );
}

const mono = (text: string) => <span className="mono">{text}</span>;

function factsOf(trail: Trail) {
  const { direction, channel, state, key, channelReference, paymentReference, tries, dueAt } = trail;
  const facts: (readonly [string, ReactNode])[] = [
    ['Channel', channel === null ? 'Not sent' : `${channel}, ${wordsOf(state).toLowerCase()}`],
  ];
  if (key !== null) facts.push([direction === 'out' ? 'Idempotency key' : 'Our order', mono(key)]);
  if (channelReference !== null) facts.push(['Their reference', mono(channelReference)]);
  if (paymentReference !== null) facts.push(['Payment', mono(paymentReference)]);
  if (tries !== null) facts.push(['Attempts', countText(tries)]);
  if (dueAt !== null) facts.push(['Asked next', timeText(dueAt)]);
  return facts;
}

function Event({ event: { kind, at, isCallback, parked, body, eventId } }: { readonly event: ChannelEvent }) {
  return (
    <li>
      <span className="row">
        <b>{wordsOf(kind)}</b>
        <span className="mut g">
          {isCallback ? 'Callback' : 'Asked'}, {timeText(at)}
        </span>
        {parked === null ? (
          <Chip tone="pos">Taken</Chip>
        ) : (
          <Chip tone={parked.outcome === null ? 'warn' : 'plain'}>
            {parked.outcome === null ? 'Parked' : OUTCOMES[parked.outcome]}
          </Chip>
        )}
      </span>
      {parked !== null && (
        <a
          href={addressOf('parked', {
            view: parked.outcome === null ? 'open' : 'settled',
            id: parked.parkedId,
          })}
        >
          {reasonText(parked.reason)}
        </a>
      )}
      <details>
        <summary className="mut sm">{body === null ? 'No body' : 'Body, masked'}</summary>
        <p className="mono sm">{eventId}</p>
        {body !== null && <pre className="mono hash">{body}</pre>}
      </details>
    </li>
  );
}
