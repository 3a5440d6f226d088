import { useState } from 'react';
import type { AnySettings, SettingsArea } from '../../../contract/desk/settings';
import { addressOf, useAddress } from '../app/address';
import { ask, messageOf } from '../app/api';
import { useMay, useOperator } from '../app/operator';
import { refresh, useDesk } from '../app/query';
import { timeText } from '../app/text';
import { Card } from '../kit/Card';
import { Chip, type Tone } from '../kit/Chip';
import { Decision } from '../kit/Decision';
import { Dialog } from '../kit/Dialog';
import { useKeys } from '../kit/keys';
import { ProposalTold } from '../kit/ProposalTold';
import { Empty, Reading } from '../kit/States';
import { AREAS, type AreaReply, bodyOf, callsOf, type Version } from './configuration/areas';
import { AddressesEditor, LimitsEditor, ReleaseEditor } from './configuration/editors';
import { LobbyEditor } from './configuration/LobbyEditor';
import { Preview } from './configuration/Preview';
import { VersionTold } from './configuration/VersionTold';

const STATES: Readonly<Record<Version['state'], readonly [string, Tone]>> = {
  draft: ['Draft', 'vio'],
  proposed: ['Second person', 'vio'],
  scheduled: ['Scheduled', 'info'],
  live: ['Live', 'pos'],
  over: ['Over', 'plain'],
  sentBack: ['Sent back', 'neg'],
  discarded: ['Called off', 'plain'],
};

const StateChip = ({ state }: Pick<Version, 'state'>) => (
  <Chip tone={STATES[state][1]}>{STATES[state][0]}</Chip>
);

/** Changes what players see and what limits hold, safely: draft, checks, preview, second person, start and end. */
export default function Configuration() {
  const { filters } = useAddress();
  const may = useMay();
  const areas = AREAS.filter(([name]) => may(callsOf(name).read.needs));
  const area = areas.find(([name]) => name === filters.get('area'))?.[0] ?? 'lobby';
  const query = useDesk(callsOf(area).read, bodyOf({ area }), { everyMs: 15_000 });
  return (
    <>
      <div className="tabs">
        {areas.map(([name, title]) => (
          <a key={name} href={addressOf('config', { area: name })} className={name === area ? 'on' : ''}>
            {title}
          </a>
        ))}
      </div>
      <div className="scroll col">
        <Reading query={query} rows={6}>
          {(reply) => <Area key={area} area={area} reply={reply as unknown as AreaReply} />}
        </Reading>
      </div>
    </>
  );
}

function Area({ area, reply }: { readonly area: SettingsArea; readonly reply: AreaReply }) {
  const may = useMay();
  const { draft, waiting, live, liveNumber, versions } = reply;
  const calls = callsOf(area);
  const mayEdit = may(calls.save.needs);
  const [edited, setEdited] = useState<AnySettings | null>(null);
  const [isProposing, setProposing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Editors that keep what is typed begin anew with another version.
  const [editor, setEditor] = useState(0);
  const settings = edited ?? draft?.settings ?? live;
  const isChanged = edited !== null;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setProblem(null);
      await refresh(calls.read);
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  const saveAs = (next: AnySettings) =>
    attempt(async () => {
      await ask(calls.save, bodyOf({ settings: next }));
      setEdited(null);
    });
  const drop = (version: Version) =>
    attempt(async () => {
      const { versionId, revision } = version;
      await ask(calls.discard, { versionId, revision, reason: 'Dropped by its author.' });
      setEdited(null);
      setEditor(editor + 1);
    });
  const bringBack = (versionId: string) =>
    attempt(async () => {
      const old = await ask(calls.version, { versionId });
      await ask(calls.save, bodyOf({ settings: old.settings }));
      setEdited(null);
      setEditor(editor + 1);
    });
  useKeys({ a: () => draft !== null && !isChanged && setProposing(true) });
  const shown = draft ?? waiting?.version ?? null;
  return (
    <div className="config">
      <Card
        title={
          draft === null
            ? liveNumber === null
              ? 'As the environment says'
              : `Version ${liveNumber}`
            : `Version ${draft.number}`
        }
        aside={
          <>
            <StateChip state={draft === null ? 'live' : 'draft'} />
            {draft !== null && <span className="mut sm">Saved {timeText(draft.savedAt)}, private</span>}
          </>
        }
      >
        <Editor key={editor} settings={settings} isOn={mayEdit} games={reply.ownGames} onChange={setEdited} />
        {problem !== null && (
          <div className="note neg" role="alert">
            {problem}
          </div>
        )}
        {mayEdit && (
          <div className="pad row wrap actions">
            <button
              type="button"
              className="btn p"
              disabled={!isChanged}
              onClick={() => void saveAs(settings)}
            >
              Save and check
            </button>
            {draft !== null && (
              <>
                <button
                  type="button"
                  className="btn"
                  disabled={isChanged || waiting !== null}
                  onClick={() => setProposing(true)}
                >
                  Send to a second person
                </button>
                <button type="button" className="btn d" onClick={() => void drop(draft)}>
                  Discard
                </button>
              </>
            )}
          </div>
        )}
        {area === 'lobby' && (
          <p className="pad mut sm">
            Never shown to players who are excluded, on a break, or without marketing. There is no switch.
          </p>
        )}
      </Card>
      <div className="col">
        {waiting !== null && <Waiting area={area} waiting={waiting} />}
        {shown === null ? (
          <Card>
            <Empty title="No draft">Change something and save it to see its checks and its preview.</Empty>
          </Card>
        ) : (
          <Preview version={shown} />
        )}
      </div>
      <div className="col">
        {shown !== null && <VersionTold version={shown} />}
        <Card title="Versions">
          <table>
            <tbody>
              {versions.map(({ versionId, number, state, by, savedAt }) => (
                <tr key={versionId}>
                  <td className="num">
                    <b>{number}</b>
                  </td>
                  <td>
                    <StateChip state={state} />
                  </td>
                  <td className="mut sm">
                    {by.name}, {timeText(savedAt)}
                  </td>
                  <td className="r">
                    {mayEdit && state !== 'live' && (
                      <button type="button" className="btn sm" onClick={() => void bringBack(versionId)}>
                        Bring back
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {versions.length === 0 && <Empty title="No versions yet">What the environment says is live.</Empty>}
        </Card>
      </div>
      {isProposing && draft !== null && (
        <Propose area={area} draft={draft} onClose={() => setProposing(false)} />
      )}
    </div>
  );
}

interface EditorProps {
  readonly settings: AnySettings;
  readonly isOn: boolean;
  readonly games: readonly string[];
  readonly onChange: (settings: AnySettings) => void;
}

function Editor({ settings, isOn, games, onChange }: EditorProps) {
  switch (settings.area) {
    case 'lobby':
      return (
        <LobbyEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'lobby', content })}
        />
      );
    case 'release':
      return (
        <ReleaseEditor
          value={settings.content}
          isOn={isOn}
          games={games}
          onChange={(content) => onChange({ area: 'release', content })}
        />
      );
    case 'limits':
      return (
        <LimitsEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'limits', content })}
        />
      );
    case 'addresses':
      return (
        <AddressesEditor
          value={settings.content}
          isOn={isOn}
          onChange={(content) => onChange({ area: 'addresses', content })}
        />
      );
  }
}

/** Times in Manila, as the fields of the browser write them. */
const instantOf = (local: string): string | null =>
  local === '' ? null : new Date(`${local}:00+08:00`).toISOString();

interface ProposeProps {
  readonly area: SettingsArea;
  readonly draft: Version;
  readonly onClose: () => void;
}

function Propose({ area, draft, onClose }: ProposeProps) {
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

interface WaitingProps {
  readonly area: SettingsArea;
  readonly waiting: NonNullable<AreaReply['waiting']>;
}

function Waiting({ area, waiting: { proposal, version } }: WaitingProps) {
  const operator = useOperator();
  const may = useMay();
  const calls = callsOf(area);
  const { proposalId, version: proposalVersion, by } = proposal;
  const isOwn = by.id === operator.id;
  return (
    <Card title={`Version ${version.number} waits`} aside={<StateChip state="proposed" />}>
      <ProposalTold proposal={proposal} />
      <p className="pad">
        Goes live {version.startsAt === null ? 'at once' : timeText(version.startsAt)}
        {version.endsAt === null ? '' : `, ends ${timeText(version.endsAt)}`}.
      </p>
      {isOwn && <p className="pad mut">Another person has to decide on your proposal.</p>}
      {!isOwn && may(calls.decide.needs) && (
        <Decision
          choices={(['approve', 'sendBack'] as const).map((decision) => ({
            id: decision,
            title: decision === 'approve' ? 'Approve' : 'Send back',
            tone: decision === 'approve' ? ('primary' as const) : ('danger' as const),
            needsCode: true,
            send: async (said) => {
              const decided = { proposalId, version: proposalVersion, decision, ...said };
              const { isDone } = await ask(calls.decide, decided);
              await refresh(calls.read);
              return isDone ? null : 'Somebody else has decided meanwhile, or the proposal has run out.';
            },
          }))}
        />
      )}
    </Card>
  );
}
