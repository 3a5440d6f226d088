import { type FormEvent, useRef, useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskConversation } from '../../../contract/desk/support';
import { conversationState, type SupportMessage } from '../../../contract/support';
import { addressOf, setFilters, useAddress } from '../app/address';
import { ask, messageOf } from '../app/api';
import { newKey } from '../app/key';
import { useMay } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { agoText, timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { useKeys } from '../kit/keys';
import { Empty, Reading } from '../kit/States';
import { type Column, TableView } from '../kit/TableView';

const { support: calls } = deskCalls;
const STATES = [
  ['open', 'To answer'],
  ['answered', 'Answered'],
  ['closed', 'Closed'],
] as const;

const COLUMNS: readonly Column<DeskConversation>[] = [
  {
    id: 'waits',
    title: 'Waits',
    width: '76px',
    cell: ({ wroteAt }) => <b>{agoText(wroteAt, Date.now())}</b>,
  },
  { id: 'title', title: 'First line', cell: ({ title }) => title },
  {
    id: 'category',
    title: 'About',
    width: '96px',
    isWide: true,
    cell: ({ category }) => <Chip>{category}</Chip>,
  },
  { id: 'uid', title: 'Player', width: '96px', isRight: true, isWide: true, cell: ({ uid }) => uid },
];

/** Conversations with players, the one that waits longest first. */
export default function Messages() {
  const { filters } = useAddress();
  const state = conversationState.safeParse(filters.get('state')).data ?? 'open';
  const id = filters.get('id');
  const cursor = filters.get('after');
  const query = useDesk(
    calls.list,
    { state, newestFirst: state !== 'open', pageSize: 50, ...(cursor === null ? {} : { cursor }) },
    { everyMs: 15_000 },
  );
  return (
    <>
      <div className="tabs">
        {STATES.map(([name, title]) => (
          <a key={name} href={addressOf('messages', { state: name })} className={name === state ? 'on' : ''}>
            {title} {name === state && query.data?.total != null && <em>{query.data.total}</em>}
          </a>
        ))}
      </div>
      <div className="split">
        <section className="card fill">
          <Reading query={query} rows={6}>
            {({ list, cursor: next }) => (
              <TableView
                label="Conversations"
                columns={COLUMNS}
                rows={list}
                idOf={(row) => row.conversationId}
                selected={id}
                onSelect={(row) => setFilters({ id: row.conversationId })}
                empty={<Empty title={state === 'open' ? 'Nobody waits for an answer' : 'None here'} />}
                onMore={next === null ? undefined : () => setFilters({ after: next, id: null })}
              />
            )}
          </Reading>
        </section>
        <div className="col scroll">
          {id === null ? (
            <Card>
              <Empty title="No conversation chosen">J and K move through the list.</Empty>
            </Card>
          ) : (
            <Thread key={id} id={id} />
          )}
        </div>
      </div>
    </>
  );
}

function Thread({ id }: { readonly id: string }) {
  const query = useDesk(
    calls.thread,
    { conversationId: id, pageSize: 100 },
    { everyMs: 15_000, forgetAtOnce: true },
  );
  return (
    <Reading query={query} rows={5}>
      {({ conversation, list }) => (
        <Card
          title={conversation.title}
          aside={<a href={addressOf(`players/${conversation.uid}`)}>Player {conversation.uid}</a>}
        >
          <ol className="thread">
            {[...list].reverse().map((message) => (
              <Message key={message.messageId} message={message} />
            ))}
          </ol>
          <Answer conversation={conversation} />
        </Card>
      )}
    </Reading>
  );
}

function Message({ message }: { readonly message: SupportMessage }) {
  const { author, name, text, picture, sentAt } = message;
  return (
    <li className={author}>
      <span className="mut sm">
        {author === 'service' ? (name ?? 'Service') : 'Player'}, {timeText(sentAt)}
      </span>
      {text !== '' && <p>{text}</p>}
      {picture !== null && <Picture {...picture} />}
    </li>
  );
}

function Picture({ pictureId, widthPx, heightPx }: { pictureId: string; widthPx: number; heightPx: number }) {
  const [isOpen, setOpen] = useState(false);
  const query = useDesk(calls.picture, { pictureId }, { isOn: isOpen, forgetAtOnce: true });
  if (!isOpen) {
    return (
      <button type="button" className="btn sm" onClick={() => setOpen(true)}>
        Show the picture, {widthPx} × {heightPx}
      </button>
    );
  }
  return (
    <Reading query={query} rows={2}>
      {({ mediaType, image }) => (
        <img className="shot" src={`data:${mediaType};base64,${image}`} alt="From the player" />
      )}
    </Reading>
  );
}

function Answer({ conversation }: { readonly conversation: DeskConversation }) {
  const may = useMay();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newKey);
  const [told, setTold] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useKeys({ q: () => field.current?.focus() });
  if (!may(calls.answer.needs)) return null;
  const { conversationId, version, state } = conversation;
  const send = async (work: () => Promise<{ isDone: boolean }>) => {
    setTold(null);
    try {
      const { isDone } = await work();
      await refresh(calls.list, calls.thread);
      if (!isDone)
        return setTold('The conversation has changed meanwhile. Read it again; your text is kept.');
      setText('');
      setKey(newKey());
    } catch (error) {
      setTold(messageOf(error));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void send(() => ask(calls.answer, { key, conversationId, version, text }));
  };
  return (
    <form className="decision" onSubmit={onSubmit}>
      <label className="lb">
        Answer that the player reads
        <textarea
          ref={field}
          className="inp"
          rows={3}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {told !== null && (
        <div className="note warn" role="alert">
          {told}
        </div>
      )}
      <div className="row">
        <button type="submit" className="btn p g">
          Send the answer
        </button>
        {state !== 'closed' && (
          <button
            type="button"
            className="btn"
            onClick={() => void send(() => ask(calls.close, { conversationId, version }))}
          >
            Close
          </button>
        )}
      </div>
    </form>
  );
}
