import { useSession } from '@reset/remote-sdk';
import { PageLayout, Tile } from '@reset/shared-ui';
import { DocumentsReturn } from '../components/documents-return.tsx';
import { DocumentsTaken } from '../components/documents-taken.tsx';
import styles from '../components/identity.module.css';
import { useMessages } from '../identity-messages.ts';

/**
 * Where the provider leads who took pictures in its own page: on the device where she applies, back
 * to her application; on another, there is nobody signed in, and she is told to go back herself.
 */
export function DocumentsPage() {
  const t = useMessages();
  const isSignedIn = useSession(({ signedIn }) => signedIn);
  return (
    <PageLayout title={t('taken.title')}>
      <div className={styles.narrow}>
        <Tile>{isSignedIn ? <DocumentsReturn /> : <DocumentsTaken />}</Tile>
      </div>
    </PageLayout>
  );
}
