import { Banner, Button, FootAction, Spinner, Tile } from '@reset/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@reset/remote-sdk';
import { useEffect } from 'react';
import { identityStatusQuery } from '../api/get-identity-status.ts';
import { submitVerification } from '../api/submit-verification.ts';
import { useMessages } from '../identity-messages.ts';
import styles from './identity.module.css';

interface Props {
  /** What she told was sent for verification; where it was not, as after a reload, it is now. */
  isSent: boolean;
}

/** Her identity is being verified. */
export function IdentityWait({ isSent }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const submit = useMutation({
    mutationFn: async () => unwrap(await submitVerification()),
    onSuccess: (standing) => client.setQueryData(identityStatusQuery.queryKey, standing),
  });
  const { mutate } = submit;
  useEffect(() => {
    if (!isSent) mutate();
  }, [isSent, mutate]);
  return (
    <Tile title={t('title')}>
      <div className={styles.screen}>
        <p>{t('wait.text')}</p>
        {submit.error ? (
          <div role="alert" className={styles.screen}>
            <Banner tone="danger">{submit.error.message}</Banner>
            <FootAction isInline>
              <Button onPress={() => mutate()}>{t('wait.again')}</Button>
            </FootAction>
          </div>
        ) : (
          <p className={styles.wait}>
            <Spinner label={t('wait.spinner')} />
            {t('wait.how')}
          </p>
        )}
      </div>
    </Tile>
  );
}
