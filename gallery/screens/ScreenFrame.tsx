import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type PortElement, type ScreenInput, ScreenPort, type ScreenReport } from './port';

interface ScreenFrameProps {
  readonly port: ScreenPort;
  readonly input: ScreenInput;
  readonly title: string;
  /** Of the shown size to the screen's own. */
  readonly scale: number;
}

/** A screen of the cell's size in CSS px, shown smaller or larger. */
export function ScreenFrame({ port, input, title, scale }: ScreenFrameProps) {
  const { width, height } = input.cell;
  useEffect(() => port.show(input), [port, input]);
  const attach = useCallback(
    (element: PortElement | null) => {
      if (element === null || element.screenPort === port) return;
      element.screenPort = port;
      element.src = `${window.location.pathname}?screen`;
    },
    [port],
  );
  return (
    <div className="screen-box" style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={attach}
        className="screen-frame"
        title={title}
        tabIndex={-1}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** A port, and what its screen reports. */
export function useScreenPort(): readonly [ScreenPort, ScreenReport] {
  const port = useMemo(() => new ScreenPort(), []);
  return [port, useSyncExternalStore(port.subscribe, port.report)];
}
