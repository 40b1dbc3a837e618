import { profileQuery, unwrap } from '@reset/remote-sdk';
import { Banner, Button, Spinner, TextLink } from '@reset/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router';
import { reportReturn } from '../api/report-return.ts';
import { useMessages } from '../identity-messages.ts';
import { forgetReload, reloadOnce } from '../model/reload-once.ts';
import { retries } from '../model/retries.ts';
import styles from './identity.module.css';

/**
 * Tells that she is back, and goes on to her application. It is tried again up to three times, then
 * the page is loaded anew; where it was already, she decides.
 */
export function DocumentsReturn() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const report = useMutation({
    mutationFn: async (userId: string) => unwrap(await reportReturn(userId)),
    ...retries,
    onSuccess: () => forgetReload('returned'),
    onError: () => void reloadOnce('returned'),
  });
  const userId = profile.data?.id;
  const begin = useEffectEvent((id: string) => report.mutate(id));
  useEffect(() => {
    if (userId !== undefined) begin(userId);
  }, [userId]);
  if (report.isSuccess) return <Navigate to="/apply?skip_intro=true" replace />;
  const again = () => (userId === undefined ? profile.refetch() : report.mutate(userId));
  return (
    <div className={styles.screen}>
      {report.isError || profile.isError ? (
        <>
          <div role="alert">
            <Banner tone="danger">{t('taken.failed')}</Banner>
          </div>
          <Button onPress={() => void again()}>{t('wait.again')}</Button>
          <TextLink href="/apply?skip_intro=true">{t('taken.apply')}</TextLink>
        </>
      ) : (
        <p className={styles.wait} role="status">
          <Spinner />
          {t('taken.wait')}
        </p>
      )}
    </div>
  );
}
