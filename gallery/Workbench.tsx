import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Moment } from '../games/kit/card';
import type { Tuning } from '../games/kit/scene/scene';
import { mutedAtom, openSprite, setMuted } from '../src/stage/sound/sound';
import { changeCell, currentLink } from './address';
import { BudgetPanel } from './BudgetPanel';
import { CompareChoice } from './CompareChoice';
import type { Cell } from './cell';
import { Toggle } from './controls';
import { failureText } from './errorFile';
import type { LoadedGame } from './game';
import { InsidePanel } from './inside/InsidePanel';
import { useCues, usePlayback } from './playback';
import { RecordMenu } from './record/RecordMenu';
import { useScreenPort } from './screens/ScreenFrame';
import { type Show, showOf } from './show';
import { Toolbar } from './Toolbar';
import { Transport } from './time/Transport';
import { TuningPanel } from './tuning/TuningPanel';
import { useTuning } from './tuning/useTuning';
import { useBenchKeys } from './useBenchKeys';
import { Viewport } from './Viewport';
import { labelled, words } from './words';

interface WorkbenchProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly game: LoadedGame;
  readonly title: string;
  /** Shown above costs and numbers. */
  readonly children?: ReactNode;
}

/** One cell with everything that changes it: settings above, time below, costs and numbers beside it. */
export function Workbench({ cell, moment, game, title, children }: WorkbenchProps) {
  const { card, module } = game;
  const tuned = useTuning(cell, module.tuning);
  const { skin, seed, reducedMotion } = cell;
  const [show, failure] = useMemo(
    () => tryShow({ skin, seed, reducedMotion }, moment, game, tuned.values),
    [skin, seed, reducedMotion, moment, game, tuned.values],
  );
  const playback = usePlayback(moment, cell, show.lengthMs);
  useCues(playback, show.scene.playback, show.timeline);
  const showsFiled = useBenchKeys(playback, show.lengthMs, cell, tuned);
  useEffect(() => {
    if (card.sound !== undefined) void openSprite(card.name, card.sound);
  }, [card]);

  const [port, report] = useScreenPort();
  const muted = useAtomValue(mutedAtom);
  const [note, setNote] = useState('');
  const change = (part: Partial<Cell>) => changeCell({ ...cell, tMs: playback.clock.nowMs(), ...part });
  const problem = failure ?? report.failure;

  return (
    <main className="bench">
      <Toolbar title={`${title}, ${labelled(moment.name).toLowerCase()}`} cell={cell} onChange={change}>
        <Toggle label={words.board} on={cell.board} onChange={(board) => change({ board })} />
        <Toggle label={words.resultShown} on={cell.result} onChange={(result) => change({ result })} />
        <Toggle label={words.allSkins} on={cell.allSkins} onChange={(allSkins) => change({ allSkins })} />
        <Toggle label={words.sound} on={!muted} onChange={(on) => setMuted(!on)} />
        <span className="spring" />
        <CompareChoice value={cell.compared} onChange={(compared) => change({ compared })} />
        <RecordMenu cell={cell} moment={moment} game={game} tuning={tuned.values} lengthMs={show.lengthMs} />
        <button
          type="button"
          className="action"
          title={note}
          onClick={() => {
            change({});
            void navigator.clipboard.writeText(currentLink()).then(() => setNote(words.linkCopied));
          }}
        >
          {note === '' ? words.link : note}
        </button>
      </Toolbar>
      <Viewport
        cell={cell}
        moment={moment}
        game={game}
        port={port}
        report={report}
        playback={playback}
        filed={tuned.filed}
        tuning={showsFiled ? tuned.filed : tuned.values}
        changeCount={tuned.count}
        failure={problem}
        onChange={change}
      />
      <aside className="side">
        {children}
        <BudgetPanel read={report.readFigures} tier={cell.tier} budget={module.budget} />
        <TuningPanel game={card.name} tuned={tuned} />
        <InsidePanel
          inside={cell.inside}
          contents={report.contents}
          sound={card.sound}
          onChange={(inside) => change({ inside })}
        />
      </aside>
      <Transport
        cell={cell}
        playback={playback}
        show={show}
        layOut={(values: Tuning) => showOf({ skin, seed, reducedMotion }, moment, module, values).timeline}
        tuned={tuned}
        onChange={change}
      />
    </main>
  );
}

const NOTHING: Show = { scene: {} as Show['scene'], timeline: null, lengthMs: 1_000 };

/** A timeline that throws is told with its file, and the tool stays. */
function tryShow(
  look: Parameters<typeof showOf>[0],
  moment: Moment,
  { card, module }: LoadedGame,
  tuning: Tuning,
): readonly [Show, string | null] {
  try {
    return [showOf(look, moment, module, tuning), null];
  } catch (error) {
    return [NOTHING, failureText(error, card.name)];
  }
}
