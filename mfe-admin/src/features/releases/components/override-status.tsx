import { Banner } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import type { Releases } from '../api/get-releases.ts';
import { useMessages } from '../messages.ts';
import styles from './releases.module.css';
import { StandingOverride } from './standing-override.tsx';
import type { OverrideChange } from './use-override-change.ts';

interface Props {
  releases: Releases;
  change: OverrideChange;
}

/** What is open, and what became of the last press, which the reader is led to: what she pressed may be gone. */
export function OverrideStatus({ releases: { slices, override }, change }: Props) {
  const t = useMessages();
  const { outcome } = change;
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) status.current?.focus();
  }, [outcome]);
  return (
    <div ref={status} role="status" tabIndex={-1} className={styles.standing}>
      {outcome?.is === 'refused' && <Banner tone="danger">{outcome.why}</Banner>}
      {outcome?.is === 'ended' && override === null && <Banner tone="success">{t('ended')}</Banner>}
      {override && (
        <StandingOverride
          override={override}
          path={slices.find(({ slice }) => slice === override.slice)?.path}
          change={change}
        />
      )}
    </div>
  );
}
