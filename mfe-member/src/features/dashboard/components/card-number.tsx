import { pageData } from '@reset/remote-sdk';
import { Button, Spinner, WidgetFrame } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { useDisplayToken } from '../api/use-display-token.ts';
import styles from './card-side.module.css';

interface Props {
  /** Another try has succeeded, and its button is gone with the focus on it. */
  onRetried: () => void;
}

/** The issuer's widget: the number stands in its frames and never in a page of ours. */
export function CardNumber({ onRetried }: Props) {
  const t = useMessages();
  const { data: token, isError, isFetching, refetch } = useDisplayToken();
  const [hasFailed, setFailed] = useState(false);

  async function retry() {
    const { data: another } = await refetch();
    if (!another) return;
    setFailed(false);
    onRetried();
  }

  if (isError || token === null || hasFailed) {
    return (
      <div className={styles.failure} role="alert">
        <p>{t('card.cannotShow')}</p>
        <Button onPress={() => void retry()} isPending={isFetching}>
          {t('card.tryAgain')}
        </Button>
      </div>
    );
  }
  if (token === undefined) return <Spinner />;
  return (
    <WidgetFrame
      isInlaid
      origin={pageData().widgets_origin}
      name="card-display"
      token={token}
      title={t('card.number')}
      onMessage={({ type }) => {
        if (type === 'failed') setFailed(true);
      }}
    />
  );
}
