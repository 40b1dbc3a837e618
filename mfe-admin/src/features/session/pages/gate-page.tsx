import { PageLayout } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { useMessages } from '#messages.ts';
import { Proof } from '../components/proof.tsx';
import { StepUpDialog } from '../components/step-up-dialog.tsx';
import { adminTokenStore } from '../model/admin-token-store.ts';
import styles from './gate-page.module.css';

/** Stands before every page of the area. The address stays: it is where she then is. */
export function GatePage() {
  const t = useMessages();
  const isOpen = adminTokenStore(({ token }) => token !== null);
  useHeadingFocus(isOpen);
  useAnotherTry(isOpen);
  if (isOpen) {
    return (
      <>
        <Outlet />
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
