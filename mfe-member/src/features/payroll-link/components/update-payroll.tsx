import { dateFormat } from '@reset/shared-ui/locale.ts';
import { Button } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { localDate } from '#dates/calendar-date.ts';
import { getMonitoringStatus } from '../api/get-monitoring-status.ts';
import { relinkedPayrollAt, rememberRelink } from '../api/relinked-payroll-at.ts';
import { useMessages } from '../payroll-link-messages.ts';
import { PayrollDialog } from './payroll-dialog.tsx';
import styles from './update-payroll.module.css';

/**
 * Has her payroll read now, or repaired where it cannot be read; once a calendar day, because what
 * payrolls tell changes no oftener.
 */
export function UpdatePayroll() {
  const t = useMessages();
  const client = useQueryClient();
  const [updatedAt, setUpdatedAt] = useState(relinkedPayrollAt);
  const [state, setState] = useState<'ready' | 'checking' | 'linking' | 'failed'>('ready');
  const note = useRef<HTMLParagraphElement>(null);
  const [hasUpdated, setHasUpdated] = useState(false);
  // The button that had the focus is disabled then; what it did is read out.
  useEffect(() => {
    if (hasUpdated) note.current?.focus();
  }, [hasUpdated]);
  const isUpToDate = updatedAt !== null && localDate(updatedAt) === localDate(new Date());

  async function check() {
    setState('checking');
    try {
      const { monitoringOk } = await getMonitoringStatus();
      if (monitoringOk) finish();
      else setState('linking');
    } catch {
      setState('failed');
    }
  }

  function finish() {
    const now = new Date();
    setState('ready');
    setUpdatedAt(now);
    setHasUpdated(true);
    rememberRelink(now);
    void client.invalidateQueries();
  }

  return (
    <div className={styles.update}>
      <Button isDisabled={isUpToDate} isPending={state === 'checking'} onPress={() => void check()}>
        {t('update')}
      </Button>
      {isUpToDate && (
        <p ref={note} tabIndex={-1} className={styles.note}>
          {t('updatedAt', { time: time.format(updatedAt) })}
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.note}>
          {t('updateFailed')}
        </p>
      )}
      {state === 'linking' && (
        <PayrollDialog title={t('reconnect')} onLinked={finish} onClose={() => setState('ready')} />
      )}
    </div>
  );
}

const time = dateFormat({ timeStyle: 'short' });
