import { announce } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { Banner, Button, Stack } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '../linking-messages.ts';
import { AccountLinkDialog } from './account-link-dialog.tsx';
import styles from './integration-errors.module.css';

interface Props {
  /** Whose links are broken. */
  sources: LinkSource[];
  /** As the applicant knows them; null where nobody does. */
  names: Record<LinkSource, string | null>;
  onLinked: () => void;
}

/** What has to be repaired before the application goes on. */
export function IntegrationErrors({ sources, names, onLinked }: Props) {
  const t = useMessages();
  const [repairing, setRepairing] = useState<LinkSource | null>(null);
  const nameOf = (source: LinkSource) => names[source] ?? t(`errors.${source}`);

  function finish(source: LinkSource) {
    setRepairing(null);
    announce(t('errors.repaired', { name: nameOf(source) }));
    onLinked();
  }

  return (
    <Stack gap={16}>
      <Banner tone="warning">
        <h2 className={styles.title}>{t('errors.title')}</h2>
        <ul className={styles.links}>
          {sources.map((source) => (
            <li key={source}>
              <Button variant="quiet" onPress={() => setRepairing(source)}>
                {t('errors.link', { name: nameOf(source) })}
              </Button>
            </li>
          ))}
        </ul>
      </Banner>
      <p className={styles.why}>{t('errors.why')}</p>
      {repairing && (
        <AccountLinkDialog
          source={repairing}
          onLinked={() => finish(repairing)}
          onClose={() => setRepairing(null)}
        />
      )}
    </Stack>
  );
}
