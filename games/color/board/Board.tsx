import { useRef } from 'react';
import { ChipRack } from '../../kit/board/ChipRack';
import { chipCentavos } from '../../kit/board/chips';
import { flyChip } from '../../kit/board/flight';
import { LiveRegion } from '../../kit/board/LiveRegion';
import { Panel } from '../../kit/board/Panel';
import { Segments } from '../../kit/board/Segments';
import { useBoardKeys } from '../../kit/board/useBoardKeys';
import { Actions } from './Actions';
import * as css from './board.css';
import { Fields } from './Fields';
import { OddsLine } from './OddsLine';
import { Slips } from './Slips';
import { shownAsSlips } from './shown';
import { spoken } from './spoken';
import type { BoardProps } from './strings';
import { changedKey, doubled, lift, MODES, place, type Table, tap, totalCentavos, wireOf } from './table';
import { useTable } from './useTable';
import { progressOf } from './won';

/** The colour game's controls: fields, chips, and the button that rolls. */
export function Board(props: BoardProps) {
  const { translate, formatAmount, phase, replay, lockedBecause, auto } = props;
  const { table, mode, chip, setMode, setChip, tryChange, clear, repeat } = useTable(props);
  const root = useRef<HTMLElement>(null);
  const resting = !replay && phase !== 'waiting' && phase !== 'playing';
  // During a run, the board keeps showing the bet that it repeats.
  const open = resting && auto === null;
  // Keep the last round's highlights as long as its chips; the first new chip ends them.
  const progress = progressOf(table.spent || !resting ? props.events : []);
  const total = totalCentavos(table);
  const slips = shownAsSlips(table, mode);

  /** The table with another chip; null, with a message to the player, if it would exceed the limit. */
  const raise = (step: (before: Table) => Table): Table | null => {
    const next = tryChange(step);
    if (next === null)
      props.onNotice(translate('tooMuch', { amount: formatAmount(props.exposureMaxCentavos) }));
    else props.onCue(next.positions === table.positions ? 'tap' : 'chip');
    return next;
  };
  const change = (step: (before: Table) => Table, target: HTMLElement) => {
    const next = open ? raise(step) : null;
    if (next === null) return;
    // The chip flies to its final place: to a slip that has just appeared, or to the field.
    const landing = changedKey(table, next);
    if (landing !== null)
      requestAnimationFrame(() => land(root.current, target, landing, chip, props.reducedMotion));
  };
  const roll = () => {
    const wire = wireOf(table);
    if (wire !== null) props.onBet(wire, total);
  };
  const free = open && lockedBecause === null && props.pauseEndsAtMs === null && total > 0n && auto === null;
  useBoardKeys({
    onPrimary: auto === null ? (free ? roll : null) : props.onAutoStop,
    onUp: null,
    onDown: null,
    onLeft: null,
    onRight: null,
  });

  return (
    <section ref={root} className={css.board} data-phase={phase}>
      <div className={css.tray}>
        <Segments
          label={translate('modes')}
          segments={MODES.map((key) => ({ key, label: translate(`mode.${key}`) }))}
          active={mode}
          disabled={!open}
          onSegment={setMode}
        />
        <div className={css.onWood}>
          <OddsLine translate={translate} mode={mode} picked={table.picked.length} onRules={props.onRules} />
        </div>
        <Fields
          translate={translate}
          formatAmount={formatAmount}
          table={table}
          mode={mode}
          progress={progress}
          disabled={!open}
          low={slips.length > 0 || mode === 'two' || mode === 'three'}
          onColor={(color, target) => {
            if (mode !== 'special') change((before) => tap(before, mode, color, chip), target);
          }}
          onPlace={(where, target) => change((before) => place(before, where, chip), target)}
          onLift={(key) => open && tryChange((before) => lift(before, key))}
        />
        {(slips.length > 0 || mode === 'two' || mode === 'three') && (
          <Slips
            translate={translate}
            formatAmount={formatAmount}
            positions={slips}
            won={progress.won}
            spent={progress.settled !== null}
            disabled={!open}
            onAdd={(position, target) => change((before) => place(before, position, chip), target)}
            onLift={(key) => tryChange((before) => lift(before, key))}
          />
        )}
      </div>
      <Panel>
        <ChipRack
          label={translate('chips')}
          chosen={chip}
          disabled={!open}
          balanceCentavos={props.balanceCentavos}
          nameOf={(each) => translate('chip', { amount: formatAmount(chipCentavos(each)) })}
          onChoose={(each) => {
            setChip(each);
            props.onCue('tap');
          }}
        />
        <Actions
          translate={translate}
          formatAmount={formatAmount}
          phase={phase}
          replay={replay}
          totalCentavos={total}
          again={table.spent}
          lockedBecause={lockedBecause}
          pauseEndsAtMs={props.pauseEndsAtMs}
          canRepeat={open && props.lastBet !== null}
          canClear={open && (total > 0n || table.picked.length > 0)}
          onRepeat={repeat}
          onDouble={() => raise(doubled)}
          onClear={clear}
          auto={auto}
          onAutoStop={props.onAutoStop}
          onAuto={() => {
            const wire = wireOf(table);
            if (wire !== null) props.onAuto(wire, total);
          }}
          onRoll={roll}
        />
      </Panel>
      <LiveRegion text={spoken(translate, formatAmount, phase, progress)} />
    </section>
  );
}

/** Flies the selected chip to its place, and scrolls a slip into view. */
function land(
  board: HTMLElement | null,
  target: HTMLElement,
  key: string,
  chip: number,
  reducedMotion: boolean,
): void {
  const slip = board?.querySelector(`[data-slip="${key}"]`) ?? null;
  slip?.scrollIntoView({
    block: 'nearest',
    inline: 'nearest',
    behavior: reducedMotion ? 'instant' : 'smooth',
  });
  const from = board?.querySelector(`[data-chip="${chip}"] svg`);
  if (from && !reducedMotion) flyChip(from, (slip ?? target).querySelector('[data-chips]') ?? target);
}
