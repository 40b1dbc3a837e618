import { Banner, Button, ErrorState, Skeleton, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { applicationStatusQuery } from '../api/get-application-status.ts';
import { currentScreen } from '../model/current-screen.ts';
import type { Product } from '../model/product.ts';
import { stepsOf } from '../model/steps.ts';
import styles from './application.module.css';
import { CurrentStep } from './current-step.tsx';
import { StepList } from './step-list.tsx';

interface Props {
  product: Product;
  /** When nothing is left to do. */
  done: ReactNode;
}

/** An application as it stands: the steps, and the one to take now. */
export function Application({ product, done }: Props) {
  const t = useMessages();
  const query = useQuery(applicationStatusQuery(product));
  const { data: status, error, isError, isFetching } = query;
  const retry = () => void query.refetch();
  if (!status) {
    return (
      <Tile>
        {query.errorUpdateCount > 0 ? (
          <ErrorState
            title={t('failed')}
            message={error?.message}
            onRetry={retry}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton lines={4} label={t('loading')} />
        )}
      </Tile>
    );
  }
  const screen = currentScreen(status);
  if (!screen) return done;
  return (
    <>
      {isError && (
        <Banner tone="warning" actions={<Button onPress={retry}>{t('retry')}</Button>}>
          {t('outOfDate')}
        </Banner>
      )}
      <div className={styles.application}>
        <StepList steps={stepsOf(product, status.tasks)} />
        <CurrentStep screen={screen} isSkippable={status.skippable} />
      </div>
    </>
  );
}
