import type { SpendingKind } from '@reset/financial-health/budget.ts';
import { useId } from 'react';
import styles from './kind-swatch.module.css';
import { WantsStripes } from './wants-stripes.tsx';

/** What a kind looks like in the ring, beside its name. */
export function KindSwatch({ kind }: { kind: SpendingKind }) {
  const stripesId = useId();
  return (
    <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
      {kind === 'WANTS' && (
        <defs>
          <WantsStripes id={stripesId} />
        </defs>
      )}
      <rect
        className={styles.ground}
        data-kind={kind}
        x="0.5"
        y="0.5"
        width="15"
        height="15"
        rx="4"
        fill={kind === 'WANTS' ? `url(#${stripesId})` : undefined}
      />
    </svg>
  );
}
