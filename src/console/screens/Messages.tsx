import { type FormEvent, use, useRef, useState } from 'react';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskConversation } from '../../../contract/desk/support';
import type { SupportMessage } from '../../../contract/messages/support';
import { addressOf } from '../app/address';
import { ask, messageOf } from '../app/api';
import { newKey } from '../app/key';
import { useMay } from '../app/operator';
import { refresh, useCounts, useDesk } from '../app/query';
import { agoText, timeText, wordsOf } from '../app/text';
import { Card } from '../kit/Card';
import { Chip } from '../kit/Chip';
import { useKeys } from '../kit/keys';
import { ListView } from '../kit/ListView';
import { ItemContext } from '../kit/outcome';
import { Reading } from '../kit/States';
import type { Column } from '../kit/TableView';
import { withoutSent } from '../kit/withoutSent';

const { support: calls } = deskCalls;

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
    cell: ({ category }) => <Chip>{wordsOf(category)}</Chip>,
  },
  { id: 'uid', title: 'Player', width: '96px', isRight: true, isWide: true, cell: ({ uid }) => uid },
];

type State = DeskConversation['state'];

const idOf = ({ conversationId }: DeskConversation) => conversationId;

const useRows = (state: State, cursor: string | undefined) =>
  useDesk(
    calls.list,
    { state, newestFirst: state !== 'open', pageSize: 50, ...(cursor === undefined ? {} : { cursor }) },
    { everyMs: 15_000 },
  );

/** Conversations with players, the one that waits longest first. */
export default function Messages() {
  const counts = useCounts();
  return (
    <ListView
      path="messages"
      label="Conversations"
      filter="state"
      views={[
        { name: 'open', title: 'To answer', count: counts?.messages },
        { name: 'answered', title: 'Answered' },
        { name: 'closed', title: 'Closed' },
      ]}
      useRows={useRows}
      columns={COLUMNS}
      idOf={idOf}
      empty={(state) => (state === 'open' ? 'Nobody waits for an answer' : 'None here')}
      noneChosen="No conversation chosen"
      panel={(id) => <Thread id={id} />}
      presence="conversation"
    />
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
  const [isBusy, setBusy] = useState(false);
  const item = use(ItemContext);
  const field = useRef<HTMLTextAreaElement>(null);
  useKeys({ q: () => field.current?.focus() });
  if (!may(calls.answer.needs)) return null;
  const { conversationId, version, state } = conversation;
  const send = async (done: string, sent: string, work: () => Promise<{ isDone: boolean }>) => {
    if (isBusy) return;
    setBusy(true);
    setTold(null);
    try {
      const { isDone } = await work();
      await refresh(calls.list, calls.thread);
      if (!isDone)
        return setTold('The conversation has changed meanwhile. Read it again; your text is kept.');
      setText((now) => withoutSent(now, sent));
      setKey(newKey());
      item?.tell({ isDone: true, text: done, reason: '', at: new Date().toISOString() });
    } catch (error) {
      setTold(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void send('The answer is sent.', text, () => ask(calls.answer, { key, conversationId, version, text }));
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
        <button type="submit" className="btn p g" disabled={isBusy}>
          {isBusy ? 'Sending…' : 'Send the answer'}
        </button>
        {state !== 'closed' && (
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() =>
              void send('The conversation is closed.', '', () =>
                ask(calls.close, { conversationId, version }),
              )
            }
          >
            Close
          </button>
        )}
      </div>
    </form>
  );
}
