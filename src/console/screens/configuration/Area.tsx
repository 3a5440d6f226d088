import { useState } from 'react';
import type { AnySettings, SettingsArea } from '../../../../contract/desk/settings';
import { ask, messageOf } from '../../app/api';
import { useMay } from '../../app/operator';
import { refresh } from '../../app/query';
import { timeText } from '../../app/text';
import { Card } from '../../kit/Card';
import { useKeys } from '../../kit/keys';
import { Empty } from '../../kit/States';
import { WaitingCards } from '../../kit/WaitingCards';
import { type AreaReply, bodyOf, callsOf, type Version } from './areas';
import { CostPreview } from './CostPreview';
import { Editor } from './Editor';
import { Preview } from './Preview';
import { ProposeVersion } from './ProposeVersion';
import { StateChip } from './StateChip';
import { Versions } from './Versions';
import { VersionTold } from './VersionTold';
import { WaitingVersion } from './WaitingVersion';

/** One area: its editor, the preview of a version, what it changes, and the versions before it. */
export function Area({ area, reply }: { readonly area: SettingsArea; readonly reply: AreaReply }) {
  const may = useMay();
  const { draft, waiting, live, liveNumber, versions } = reply;
  const calls = callsOf(area);
  const mayEdit = may(calls.save.needs);
  const [edited, setEdited] = useState<AnySettings | null>(null);
  const [isProposing, setProposing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What is typed and says nothing yet goes with the draft that it was typed in.
  const [editor, setEditor] = useState(0);
  const settings = edited ?? draft?.settings ?? live;
  const isChanged = edited !== null;
  /** The fields show what was read again in place of what was edited before; what is edited meanwhile stays. */
  const attempt = async (work: () => Promise<unknown>, after = () => {}) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      setProblem(null);
      await refresh(calls.read);
      setEdited((now) => (now === edited ? null : now));
      after();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const saveAs = (next: AnySettings) => attempt(() => ask(calls.save, bodyOf({ settings: next })));
  const beginAnew = () => setEditor(editor + 1);
  const drop = ({ versionId, revision }: Version) =>
    attempt(() => ask(calls.discard, { versionId, revision, reason: 'Dropped by its author.' }), beginAnew);
  const bringBack = (versionId: string) =>
    attempt(async () => {
      const old = await ask(calls.version, { versionId });
      await ask(calls.save, bodyOf({ settings: old.settings }));
    }, beginAnew);
  useKeys({ a: () => draft !== null && !isChanged && !isBusy && setProposing(true) });
  const stopped = versions.find(({ number, state }) => number === liveNumber && state === 'live')?.stopped;
  const shown = draft ?? waiting?.version ?? null;
  // What is typed, then what is shown: a second person sees the cost of what waits for them.
  const costed = edited ?? shown?.settings ?? live;
  return (
    <div className={`config ${waiting !== null && draft === null ? 'is-waiting' : ''}`}>
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
        {stopped != null && (
          <div className="note neg" role="alert">
            <span>
              <b>{timeText(stopped.at)}.</b> {stopped.reason} Gradually released games are shown to nobody
              until another version is live.
            </span>
          </div>
        )}
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
              disabled={!isChanged || isBusy}
              onClick={() => void saveAs(settings)}
            >
              Save and check
            </button>
            {draft !== null && (
              <>
                <button
                  type="button"
                  className="btn"
                  disabled={isChanged || isBusy || waiting !== null}
                  onClick={() => setProposing(true)}
                >
                  Send to a second person
                </button>
                <button type="button" className="btn d" disabled={isBusy} onClick={() => void drop(draft)}>
                  Discard
                </button>
              </>
            )}
          </div>
        )}
        {area === 'rewards' && (
          <p className="pad mut sm">
            Begins at 0:00 of a day, seven whole days after the approval at the earliest. Until then players
            read on the pages of promotions, mall and missions what will change. What they have earned stays.
          </p>
        )}
        {area === 'lobby' && (
          <p className="pad mut sm">
            Never shown to players who are excluded, on a break, or without marketing. There is no switch.
          </p>
        )}
      </Card>
      <div className="col">
        <WaitingCards list={waiting === null ? [] : [waiting]} idOf={({ proposal }) => proposal.proposalId}>
          {(each, onDone) => <WaitingVersion area={area} waiting={each} onDone={onDone} />}
        </WaitingCards>
        {costed.area === 'rewards' ? (
          <CostPreview tables={costed.content} />
        ) : shown === null ? (
          <Card>
            <Empty title="No draft">Change something and save it to see its checks and its preview.</Empty>
          </Card>
        ) : (
          <Preview version={shown} />
        )}
      </div>
      <div className="col">
        {shown !== null && <VersionTold version={shown} />}
        <Versions versions={versions} onBack={mayEdit ? (id) => void bringBack(id) : undefined} />
      </div>
      {isProposing && draft !== null && (
        <ProposeVersion area={area} draft={draft} onClose={() => setProposing(false)} />
      )}
    </div>
  );
}
