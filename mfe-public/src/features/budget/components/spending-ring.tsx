import type { Budget } from '@reset/financial-health/budget.ts';
import { useId, type ReactNode } from 'react';
import { ringSegments } from '../model/ring-segments.ts';
import { CIRCLE, RingPiece } from './ring-piece.tsx';
import styles from './spending-ring.module.css';
import { WantsStripes } from './wants-stripes.tsx';

interface Props {
  budget: Budget;
  /** The ring in words. Without it the words beside it say it all. */
  label?: string;
  /** What stands in its middle. */
  children: ReactNode;
}

/** Needs, wants and savings once round. Each has a pattern as well as a colour. */
export function SpendingRing({ budget, label, children }: Props) {
  const id = useId();
  const speech = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <div className={styles.box}>
      <svg className={styles.ring} viewBox="0 0 120 120" {...speech}>
        <defs>
          <WantsStripes id={`${id}-wants`} />
          <mask id={`${id}-drawn`}>
            <circle {...CIRCLE} className={styles.sweep} stroke="#fff" />
          </mask>
        </defs>
        <g mask={`url(#${id}-drawn)`}>
          {ringSegments(budget).map((segment) => (
            <RingPiece key={segment.kind} {...segment} stripesId={`${id}-wants`} />
          ))}
        </g>
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
