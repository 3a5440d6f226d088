import { type PointerEvent, useRef } from 'react';
import { useTranslation } from '../../../i18n/i18n';
import { clampPlacing, type Placing, shownSize, ZOOM_MAX } from '../cropPicture';
import * as css from './sheets.css';

interface CropFrameProps {
  readonly picture: HTMLImageElement;
  readonly placing: Placing;
  readonly onPlace: (placing: Placing) => void;
}

/** Crops a picture in a round frame, by dragging or with sliders for position and zoom. */
export function CropFrame({ picture, placing, onPlace }: CropFrameProps) {
  const { t } = useTranslation();
  const from = useRef<{ readonly x: number; readonly y: number; readonly placing: Placing } | null>(null);
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const shown = shownSize(size, placing.zoom);
  const place = (next: Placing) => onPlace(clampPlacing(size, next));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const start = from.current;
    if (start === null) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    place({
      zoom: start.placing.zoom,
      x: start.placing.x + (event.clientX - start.x) / width,
      y: start.placing.y + (event.clientY - start.y) / width,
    });
  };
  return (
    <>
      {/* Dragging the picture must not drag the sheet. */}
      <div
        className={css.frame}
        data-base-ui-swipe-ignore
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY, placing };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <img
          className={css.picture}
          src={picture.src}
          alt=""
          draggable={false}
          style={{
            width: `${shown.width * 100}%`,
            height: `${shown.height * 100}%`,
            left: `${(0.5 + placing.x - shown.width / 2) * 100}%`,
            top: `${(0.5 + placing.y - shown.height / 2) * 100}%`,
          }}
        />
      </div>
      <div className={css.sliders}>
        <label>
          {t('account.photoZoom')}
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.02}
            value={placing.zoom}
            onChange={(event) => place({ ...placing, zoom: Number(event.target.value) })}
          />
        </label>
        <MoveSlider
          label={t('account.photoAcross')}
          max={(shown.width - 1) / 2}
          at={placing.x}
          onMove={(x) => place({ ...placing, x })}
        />
        <MoveSlider
          label={t('account.photoDown')}
          max={(shown.height - 1) / 2}
          at={placing.y}
          onMove={(y) => place({ ...placing, y })}
        />
      </div>
    </>
  );
}

interface MoveProps {
  readonly label: string;
  /** How far it can be moved to either side, in frame widths. */
  readonly max: number;
  readonly at: number;
  readonly onMove: (to: number) => void;
}

/** A slider to move the picture; hidden if the picture cannot move along this axis. */
function MoveSlider({ label, max, at, onMove }: MoveProps) {
  if (max < 0.005) return null;
  return (
    <label>
      {label}
      <input
        type="range"
        min={-max}
        max={max}
        step={0.01}
        value={at}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </label>
  );
}
