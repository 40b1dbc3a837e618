import { announce } from '@reset/remote-sdk';
import { unlinkPayroll, type LinkSource } from '@reset/remote-sdk/linking';
import { ActionDialog, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountName, linkedBankQuery } from '../api/get-linked-bank.ts';
import { unlinkBank } from '../api/unlink-bank.ts';
import { useMessages } from '../linked-accounts-messages.ts';
import { LinkedAccount } from './linked-account.tsx';
import styles from './linked-accounts.module.css';

interface Props {
  /** As she knows them; null where none is linked. */
  names: Record<LinkSource, string | null>;
  onUnlinked: () => void;
  /** What may be linked besides. */
  children?: ReactNode;
}

/** What is linked so far, each with a way to unlink it; nothing where nothing is. */
export function LinkedAccounts({ names, onUnlinked, children }: Props) {
  const t = useMessages();
  const linked = SOURCES.flatMap((source) => {
    const name = names[source];
    return name === null ? [] : [{ source, name }];
  });

  const { data: bank } = useQuery({
    ...linkedBankQuery,
    enabled: names.plaid !== null,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  const details = { plaid: bank ? accountName(bank) : t('bank'), pinwheel: t('payroll') };

  async function unlink(source: LinkSource, name: string) {
    await UNLINK[source]();
    announce(t('unlink.done', { name }));
    onUnlinked();
  }

  if (linked.length === 0) return null;
  return (
    <Tile title={t('title')}>
      <div className={styles.accounts}>
        {linked.map(({ source, name }) => (
          <LinkedAccount key={source} source={source} name={name} detail={details[source]}>
            <ActionDialog
              action={t('unlink')}
              label={t('unlink.named', { name })}
              isQuiet
              isLoss
              title={t('unlink.title', { name })}
              keep={t('back')}
              onConfirm={() => unlink(source, name)}
            >
              <p>{t('unlink.text')}</p>
            </ActionDialog>
          </LinkedAccount>
        ))}
        {children}
      </div>
    </Tile>
  );
}

/** From one screen to the next it stays the same account. */
const FRESH_MS = 300_000;

const SOURCES: readonly LinkSource[] = ['plaid', 'pinwheel'];
const UNLINK: Record<LinkSource, () => Promise<void>> = {
  plaid: unlinkBank,
  pinwheel: unlinkPayroll,
};
