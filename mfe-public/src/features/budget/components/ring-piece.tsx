import type { RingSegment } from '../model/ring-segments.ts';
import styles from './ring-piece.module.css';

interface Props extends RingSegment {
  /** The pattern of wants. */
  stripesId: string;
}

/** What is left between two pieces, and how wide a piece's edge is, in parts of the way round. */
const GAP = 1;
const EDGE = 0.5;
const WIDTH = 16;
const INNER_WIDTH = 13;

export const CIRCLE = { cx: 60, cy: 60, r: 50, pathLength: 100, fill: 'none' };

/** One piece of the ring: its edge, and its ground within. */
export function RingPiece({ kind, start, length, stripesId }: Props) {
  const gap = length < 100 ? GAP : 0;
  const arc = (inset: number) => ({
    strokeDasharray: `${Math.max(length - 2 * inset, 0.1)} 100`,
    strokeDashoffset: -(start + inset),
  });
  return (
    <>
      <circle
        {...CIRCLE}
        {...arc(gap / 2)}
        className={styles.edge}
        data-kind={kind}
        strokeWidth={WIDTH}
      />
      <circle
        {...CIRCLE}
        {...arc(gap && gap / 2 + EDGE)}
        className={styles.ground}
        data-kind={kind}
        strokeWidth={INNER_WIDTH}
        stroke={kind === 'WANTS' ? `url(#${stripesId})` : undefined}
      />
    </>
  );
}
