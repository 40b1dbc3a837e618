import { useSession, useStopViewing, type SessionUser } from '@reset/remote-sdk';
import { Banner, Button, PageLayout, Tile } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useMessages } from '#messages.ts';
import { Proof } from '../components/proof.tsx';
import { StepUpDialog } from '../components/step-up-dialog.tsx';
import { adminTokenStore } from '../model/admin-token-store.ts';
import { stepUpStore } from '../model/step-up-store.ts';
import styles from './gate-page.module.css';

/** Stands before every page of the area. The address stays: it is where she then is. */
export function GatePage() {
  const t = useMessages();
  const isOpen = adminTokenStore(({ token, isOver }) => token !== null || isOver);
  const viewed = useSession(({ user }) => (user?.impersonating ? user : null));
  useHeadingFocus(isOpen);
  useAnotherTry(isOpen);
  if (viewed) return <StillViewing viewed={viewed} />;
  if (isOpen) {
    return (
      <>
        <EndingNotice />
        <Opened />
        <StepUpDialog />
      </>
    );
  }
  return (
    <div className={styles.gate}>
      <PageLayout title={t('session.title')} intro={t('session.intro')}>
        <Proof />
      </PageLayout>
    </div>
  );
}

/** The page, out of sight while nobody knows who sits before it, with all that was typed. */
function Opened() {
  const isOver = adminTokenStore((state) => state.isOver);
  return (
    <div className={styles.page} data-over={isOver || undefined}>
      <Outlet />
    </div>
  );
}

/** Says two minutes before that the area closes, and takes another proof at once. */
function EndingNotice() {
  const t = useMessages();
  const isEnding = adminTokenStore((state) => state.isEnding);
  return (
    <div role="status" className={styles.ending}>
      {isEnding && (
        <Banner tone="warning">
          {t('session.ending')}{' '}
          <Button variant="quiet" onPress={() => void stepUpStore.getState().ask()}>
            {t('session.stay')}
          </Button>
        </Banner>
      )}
    </div>
  );
}

/** The second factor that this page would ask for is of whom she views: the way back to her own. */
function StillViewing({ viewed: { firstName, lastName } }: { viewed: SessionUser }) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const { isPending, hasFailed, stop } = useStopViewing(`${pathname}${search}`);
  const name = `${firstName} ${lastName}`;
  return (
    <div className={styles.gate}>
      <PageLayout title={t('session.viewing', { name })}>
        <Tile>
          <p>{t('session.viewingIntro')}</p>
          <Button variant="primary" isPending={isPending} onPress={() => void stop()}>
            {t('session.stopViewing')}
          </Button>
          <div role="alert">
            {hasFailed && <Banner tone="danger">{t('session.stillViewing')}</Banner>}
          </div>
        </Tile>
      </PageLayout>
    </div>
  );
}

/** What was refused before the gate opened is asked for at once, and not after the pause of what failed. */
function useAnotherTry(isOpen: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOpen) return;
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [client, isOpen]);
}

/**
 * Focus on the heading of what takes the other's place when the gate opens or
 * closes: what had it before is gone. Focus that is elsewhere stays there.
 */
function useHeadingFocus(isOpen: boolean): void {
  const shown = useRef(isOpen);
  useEffect(() => {
    if (shown.current === isOpen) return;
    shown.current = isOpen;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isOpen]);
}
