import { announce } from '@reset/remote-sdk';
import { QueryPanel, Skeleton, SkeletonControl, SkeletonText, Tile } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#messages.ts';
import { sessionsQuery } from '../api/sessions.ts';
import { SessionRow } from './session-row.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import styles from './security.module.css';

/** Where the member is signed in, and the way to end that, one by one or all at once. */
export function Sessions() {
  const t = useMessages();
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  const [ended, setEnded] = useState<{ device: string } | null>(null);
  useEffect(() => {
    // What was pressed is gone with its row, and the dialog that would keep the focus with it.
    if (ended) list.current?.focus();
  }, [ended]);

  async function showEnded(device: string) {
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    setEnded({ device });
    announce(t('security.ended', { device }));
  }

  return (
    <Tile title={t('security.sessions')}>
      <QueryPanel
        query={sessions}
        failure={t('security.sessionsFailed')}
        loading={
          <Skeleton>
            <SessionsSkeleton />
          </Skeleton>
        }
      >
        {(found) => (
          <div className={styles.column}>
            <ul
              ref={list}
              tabIndex={-1}
              className={styles.sessions}
              aria-label={t('security.sessions')}
            >
              {found.map((session) => (
                <SessionRow key={session.id} session={session} onEnded={showEnded} />
              ))}
            </ul>
            <SignOutEverywhere />
          </div>
        )}
      </QueryPanel>
    </Tile>
  );
}

/** The session that shows the page, and the button below. */
export const SessionsSkeleton = () => (
  <div className={styles.column}>
    <div className={styles.session}>
      <div className={styles.what}>
        <p className={styles.device}>
          <span>
            <SkeletonText width={16} />
          </span>
        </p>
        <p className={styles.lastUsed}>
          <SkeletonText width={20} />
        </p>
      </div>
    </div>
    <SkeletonControl />
  </div>
);
