import type { Budget } from '@reset/financial-health/budget.ts';
import { useId, type ReactNode } from 'react';
import { ringSegments } from '../model/ring-segments.ts';
import styles from './spending-ring.module.css';
import { WantsStripes } from './wants-stripes.tsx';

interface Props {
  budget: Budget;
  /** The ring in words. Without it the words beside it say it all. */
  label?: string;
  /** What stands in its middle. */
  children: ReactNode;
}

/** How much of a hundred is left between two pieces. */
const GAP = 1;

/** Needs, wants and savings once round. Each has a pattern as well as a colour. */
export function SpendingRing({ budget, label, children }: Props) {
  const id = useId();
  const segments = ringSegments(budget);
  const gap = segments.length > 1 ? GAP : 0;
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
        <circle {...CIRCLE} className={styles.track} />
        <g mask={`url(#${id}-drawn)`}>
          {segments.map(({ kind, start, length }) => (
            <circle
              key={kind}
              {...CIRCLE}
              className={styles.segment}
              data-kind={kind}
              stroke={kind === 'WANTS' ? `url(#${id}-wants)` : undefined}
              strokeDasharray={`${Math.max(length - gap, 0.5)} 100`}
              strokeDashoffset={-start - gap / 2}
            />
          ))}
        </g>
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}

const CIRCLE = { cx: 60, cy: 60, r: 50, pathLength: 100, fill: 'none', strokeWidth: 16 };
