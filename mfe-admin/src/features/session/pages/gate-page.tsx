import { PageLayout } from '@reset/shared-ui';
import { Outlet } from 'react-router';
import { useMessages } from '#messages.ts';
import { Proof } from '../components/proof.tsx';
import { adminTokenStore } from '../model/admin-token-store.ts';
import styles from './gate-page.module.css';

/** Stands before every page of the area. The address stays: it is where she then is. */
export function GatePage() {
  const t = useMessages();
  const isOpen = adminTokenStore(({ token }) => token !== null);
  if (isOpen) return <Outlet />;
  return (
    <div className={styles.gate}>
      <PageLayout title={t('session.title')} intro={t('session.intro')}>
        <Proof />
      </PageLayout>
    </div>
  );
}
