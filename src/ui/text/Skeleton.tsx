import type { CSSProperties } from 'react';
import * as css from './Skeleton.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  /** Without a height: one line of text. */
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
}

/** A placeholder for content that is loading. */
export function Skeleton({ width = '100%', height, radius }: SkeletonProps) {
  return (
    <div
      className={height === undefined ? css.text : css.skeleton}
      style={{ width, height, borderRadius: radius }}
      aria-hidden="true"
    />
  );
}
