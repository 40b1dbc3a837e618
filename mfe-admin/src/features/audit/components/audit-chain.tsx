import { Banner, Button, QueryPanel, Text } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Moment } from '#moments/moment.tsx';
import { auditCheckQuery, checkAudit, exportAudit } from '../api/audit-check.ts';
import { useMessages } from '../messages.ts';
import styles from './audit-chain.module.css';

type Told = { tone: 'success' | 'danger'; text: string };

/** Whether the log is what was written; below the log itself the ways to look now and to have it as a file. */
export function AuditChain({ children }: { children: ReactNode }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const query = useQuery(auditCheckQuery);
  const [pending, setPending] = useState<'check' | 'export' | null>(null);
  const [told, setTold] = useState<Told | null>(null);

  async function check() {
    setPending('check');
    setTold(null);
    const result = await checkAudit();
    setPending(null);
    if (result.ok) queryClient.setQueryData(auditCheckQuery.queryKey, result.data);
    else setTold({ tone: 'danger', text: result.error.message });
  }

  async function exportLog() {
    setPending('export');
    setTold(null);
    const result = await exportAudit();
    setPending(null);
    setTold(
      result.ok
        ? { tone: 'success', text: t('chain.exported') }
        : { tone: 'danger', text: result.error.message },
    );
  }

  return (
    <>
      <QueryPanel query={query} failure={t('chain.failed')}>
        {({ check: found }) => {
          if (found === null) return <p>{t('chain.unchecked')}</p>;
          const { brokenAt, checkedAt, position } = found;
          return brokenAt.length > 0 ? (
            <Banner tone="danger">
              {t('chain.broken', { positions: brokenAt.join(', ') })} <Moment at={checkedAt} />
            </Banner>
          ) : (
            <Text tone="muted">
              {t('chain.holds', { position: String(position) })} <Moment at={checkedAt} />
            </Text>
          );
        }}
      </QueryPanel>
      {children}
      <div className={styles.actions}>
        <Button isPending={pending === 'check'} onPress={() => void check()}>
          {t('chain.check')}
        </Button>
        <Button isPending={pending === 'export'} onPress={() => void exportLog()}>
          {t('chain.export')}
        </Button>
      </div>
      <div role="status">{told && <Banner tone={told.tone}>{told.text}</Banner>}</div>
    </>
  );
}
