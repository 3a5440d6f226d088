import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react';
import { cornerOf, FIELD, PANEL, placementIn, TICKET } from '../foil/panels';
import type { Motif } from '../rules/prizes';
import { MotifMark } from './MotifMark';
import { paysText } from './odds';
import * as css from './over.css';
import { panelText } from './spoken';
import type { OverProps } from './strings';
import { useArea } from './useArea';
import { type Panels, usePanels } from './usePanels';
import { useScratching } from './useScratching';

/** The surface for the pointer, over the ticket that the scene draws; and the nine panels for the keyboard. */
export function Over(props: OverProps) {
  const area = useRef<HTMLDivElement>(null);
  const { width, height } = useArea(area);
  const placement = placementIn({ width, height });
  const panels = usePanels(props);
  const scratching = useScratching(props, panels);

  const feel = (event: PointerEvent<HTMLDivElement>, begins: boolean) => {
    const box = area.current?.getBoundingClientRect();
    if (box === undefined || width === 0) return;
    // Positions between two frames: without these a quick stroke has corners.
    const native = event.nativeEvent;
    const between = begins ? [] : (native.getCoalescedEvents?.() ?? []);
    const places = between.length > 0 ? between : [native];
    places.forEach(({ clientX, clientY }, index) => {
      const x = ((clientX - box.left) * (width / box.width) - placement.x) / placement.scale - FIELD.x;
      const y = ((clientY - box.top) * (height / box.height) - placement.y) / placement.scale - FIELD.y;
      scratching.move(x, y, begins && index === 0);
    });
  };
  return (
    <div ref={area} className={css.area}>
      {width > 0 && (
        <div
          className={css.ticket}
          style={boxOf(
            placement.x,
            placement.y,
            TICKET.width * placement.scale,
            TICKET.height * placement.scale,
          )}
        >
          <div
            className={css.surface}
            data-open={panels.open || undefined}
            onPointerDown={(event) => {
              if (!panels.open || !event.isPrimary || event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              feel(event, true);
            }}
            onPointerMove={(event) => {
              if (event.isPrimary && event.currentTarget.hasPointerCapture(event.pointerId))
                feel(event, false);
            }}
          />
          <PanelButtons {...props} panels={panels} scale={placement.scale} plain={false} />
          {/* A decided ticket does not ask for anything any more. */}
          {props.phase !== 'result' && (
            <p
              className={css.foot}
              style={{ bottom: 13 * placement.scale, fontSize: Math.max(12.5, 13.5 * placement.scale) }}
              data-askew={props.phase !== 'playing' || undefined}
            >
              {props.translate('matchThree')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The same ticket without a scene: nine buttons that open. */
export function Plain(props: OverProps) {
  const area = useRef<HTMLDivElement>(null);
  const { width, height } = useArea(area);
  const placement = placementIn({ width, height });
  const panels = usePanels(props);
  return (
    <div ref={area} className={css.area}>
      {width > 0 && (
        <div
          className={`${css.ticket} ${css.paper}`}
          style={boxOf(
            placement.x,
            placement.y,
            TICKET.width * placement.scale,
            TICKET.height * placement.scale,
          )}
        >
          <p className={css.plainTitle} style={{ fontSize: 26 * placement.scale }} aria-hidden="true">
            {props.translate('title')}
          </p>
          <PanelButtons {...props} panels={panels} scale={placement.scale} plain />
          <p
            className={css.foot}
            style={{ bottom: 13 * placement.scale, fontSize: Math.max(12.5, 13.5 * placement.scale) }}
          >
            {props.translate('matchThree')}
          </p>
        </div>
      )}
    </div>
  );
}

const boxOf = (left: number, top: number, width: number, height: number): CSSProperties => ({
  left,
  top,
  width,
  height,
});

interface PanelButtonsProps extends OverProps {
  readonly panels: Panels;
  readonly scale: number;
  readonly plain: boolean;
}

/** Nine buttons over the panels: for keys and screen readers, and for taps if there is no scene. */
function PanelButtons({ translate, panels, scale, plain, onCue }: PanelButtonsProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const { cursor, open } = panels;
  // Arrow keys move the focus; a result releases it, so that the space bar buys the next ticket.
  useEffect(() => {
    const focused = document.activeElement;
    const mine = focused instanceof HTMLElement && root.current?.contains(focused) === true;
    if (!open && mine) focused.blur();
    if (open && cursor !== null) root.current?.querySelectorAll('button')[cursor]?.focus();
  }, [open, cursor]);
  return (
    <fieldset ref={root} className={css.panels} aria-label={translate('panels')}>
      {panels.motifs.map((motif, panel) => {
        const { x, y } = cornerOf(panel);
        const seen = panels.isOpen(panel);
        return (
          <button
            key={panel}
            type="button"
            className={`${css.panel} ${plain ? css.plainPanel : ''}`}
            style={boxOf(
              (FIELD.x + x) * scale,
              (FIELD.y + y) * scale,
              PANEL.width * scale,
              PANEL.height * scale,
            )}
            tabIndex={panel === (cursor ?? 0) ? 0 : -1}
            aria-label={
              seen && motif !== null
                ? panelText(translate, panel, motif)
                : translate('panelCovered', { number: panel + 1 })
            }
            aria-disabled={!open || seen || undefined}
            data-seen={seen || undefined}
            data-won={panels.hasWon(panel) || undefined}
            data-panel={panel}
            onFocus={() => panels.moveTo(panel)}
            onClick={() => {
              if (!open || seen) return;
              onCue('scratch');
              panels.openPanel(panel);
            }}
          >
            {plain && seen && motif !== null && <Face motif={motif} translate={translate} />}
          </button>
        );
      })}
    </fieldset>
  );
}

function Face({ motif, translate }: Pick<OverProps, 'translate'> & { readonly motif: Motif }) {
  return (
    <>
      <span className={css.faceMark}>
        <MotifMark motif={motif} />
      </span>
      <b aria-hidden="true">{translate('pays', { pays: paysText(motif) })}</b>
    </>
  );
}
