import { Banner, QueryPanel, Spinner, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { documentLinkQuery } from '../api/get-document-link.ts';
import { useMessages } from '../identity-messages.ts';
import styles from './document-step.module.css';
import { DocumentWays, DocumentWaysSkeleton } from './document-ways.tsx';

interface Props {
  /** How often her pictures were read, and others are wanted. */
  documentsRead: number;
}

/** Pictures of her ID are wanted: by her phone, to which the link is sent, or by this device. */
export function DocumentStep({ documentsRead }: Props) {
  const t = useMessages();
  const link = useQuery(documentLinkQuery(documentsRead));
  /** Which pictures her phone was asked for. */
  const [texted, setTexted] = useState<number | null>(null);
  return (
    <Tile title={t('document.title')}>
      <div className={styles.screen}>
        <div role="alert">
          {documentsRead > 0 && <Banner tone="warning">{t('document.unreadable')}</Banner>}
        </div>
        <p>{t('document.text')}</p>
        <QueryPanel query={link} failure={t('document.failed')} loading={<DocumentWaysSkeleton />}>
          {(known) => (
            <DocumentWays
              link={known}
              documentsRead={documentsRead}
              onTexted={() => setTexted(documentsRead)}
            />
          )}
        </QueryPanel>
        <Banner tone="info">{t('document.return')}</Banner>
        <p className={styles.wait}>
          {texted === documentsRead && <Spinner label={t('document.awaited')} />}
          <span>{t('document.wait')}</span>
        </p>
      </div>
    </Tile>
  );
}
