import { announce } from '@reset/remote-sdk';
import { unlinkPayroll, type LinkSource } from '@reset/remote-sdk/linking';
import { ActionDialog, Button, FootAction, Icon } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '../linking-messages.ts';
import { AccountLinkDialog } from './account-link-dialog.tsx';
import styles from './repairs.module.css';

export interface RepairsProps {
  /** Whose links are broken. */
  sources: LinkSource[];
  /** As the applicant knows them; null where nobody does. */
  names: Record<LinkSource, string | null>;
  /** A link is whole again, or another one, or given up. */
  onLinked: () => void;
}

/**
 * Each broken link, to be repaired; and what else can be done about one that is gone for good: an
 * account that was closed, an employer who was left.
 */
export function Repairs({ sources, names, onLinked }: RepairsProps) {
  const t = useMessages();
  const [open, setOpen] = useState<{ source: LinkSource; isAnother: boolean } | null>(null);
  const nameOf = (source: LinkSource) => names[source] ?? t(`errors.${source}`);

  function finish({ source, isAnother }: { source: LinkSource; isAnother: boolean }) {
    setOpen(null);
    announce(isAnother ? t('plaid.connected') : t('errors.repaired', { name: nameOf(source) }));
    onLinked();
  }

  async function leave() {
    await unlinkPayroll();
    announce(t('left.done', { name: nameOf('pinwheel') }));
    onLinked();
  }

  return (
    <>
      <ul className={styles.links}>
        {sources.map((source, index) => (
          <li key={source} className={styles.link}>
            <p className={styles.name}>
              <Icon name={source === 'plaid' ? 'landmark' : 'briefcase'} />
              {names[source] ?? t(`errors.${source}.unnamed`)}
            </p>
            <FootAction isInline>
              <Button
                variant={index === 0 ? 'primary' : 'secondary'}
                onPress={() => setOpen({ source, isAnother: false })}
              >
                {t('errors.link', { name: nameOf(source) })}
              </Button>
            </FootAction>
            {source === 'plaid' ? (
              <Button variant="quiet" onPress={() => setOpen({ source, isAnother: true })}>
                {t('another')}
              </Button>
            ) : (
              <ActionDialog
                action={t('left')}
                isQuiet
                isLoss
                title={t('left.title', { name: nameOf(source) })}
                keep={t('back')}
                onConfirm={leave}
              >
                <p>{t('left.text')}</p>
              </ActionDialog>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <AccountLinkDialog {...open} onLinked={() => finish(open)} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
