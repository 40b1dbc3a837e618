import { profileQuery } from '@reset/remote-sdk';
import { QueryPanel, useHeld, type ShownQuery } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { useWidgetHolds, WidgetHoldProvider } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '#messages.ts';
import type { Product } from '#features/product/product.ts';
import { applicationStatusQuery } from '../api/get-application-status.ts';
import { integrationErrorsQuery } from '../api/get-integration-errors.ts';
import { ApplicationSkeleton, ProductHeading } from './application-skeleton.tsx';
import styles from './application.module.css';
import type { CurrentScreen } from './current-screen.tsx';
import type { ApplicationState } from './screen-content.tsx';

interface Props {
  product: Product;
  /** While something is left to do; a page that is rarely about that may load it later. */
  Screen: ComponentType<ComponentProps<typeof CurrentScreen>>;
  /** When nothing is left to do; whether something was when she came. */
  renderDone: (wasOpen: boolean) => ReactNode;
}

/** An application as it stands, once that is known; behind an open widget as it stood before. */
export function Application({ product, Screen, renderDone }: Props) {
  const t = useMessages();
  const holds = useWidgetHolds();
  const application = useHeld(useApplication(product), holds.isHeld);
  const wasOpen = useLatch(application.data?.status.applicationComplete === false);
  const hasFailed = application.data === undefined && application.errorUpdateCount > 0;
  const panel = (
    <QueryPanel
      query={application}
      failure={t('failed')}
      loading={<ApplicationSkeleton product={product} />}
      isBoxed
    >
      {(state) =>
        state.status.applicationComplete ? (
          renderDone(wasOpen)
        ) : (
          <Suspense fallback={<ApplicationSkeleton product={product} />}>
            <Screen product={product} {...state} />
          </Suspense>
        )
      }
    </QueryPanel>
  );
  const held = <WidgetHoldProvider value={holds}>{panel}</WidgetHoldProvider>;
  if (!hasFailed) return held;
  return (
    <div>
      {application.data === undefined && <ProductHeading product={product} />}
      {held}
      <div className={styles.foot}>
        <NeedHelp />
      </div>
    </div>
  );
}

/** The three calls that the first screen waits for, as one. A failed refresh of the status counts. */
function useApplication(
  product: Product,
): ShownQuery<Omit<ApplicationState, 'product'> & { statusAt: number }> {
  const status = useQuery(applicationStatusQuery(product));
  const profile = useQuery(profileQuery);
  const broken = useQuery({ ...integrationErrorsQuery, enabled: product === 'card' });
  const needed = [status, profile];
  const failed = needed.find((query) => !query.data && query.errorUpdateCount > 0);
  const { error = null, isFetching = false, errorUpdateCount = 0 } = failed ?? {};
  // What is broken comes before the next task, but an application does not hang on knowing it.
  const isBrokenKnown = broken.isFetched || broken.failureCount > 0 || product === 'tax';
  return {
    data:
      status.data && profile.data && isBrokenKnown
        ? {
            status: status.data,
            statusAt: status.dataUpdatedAt,
            profile: profile.data,
            broken: broken.data ?? [],
          }
        : undefined,
    error,
    isError: status.isError,
    isFetching,
    errorUpdateCount,
    refetch: () => Promise.all(needed.map(({ refetch }) => refetch())),
  };
}

/** Whether something has ever been so. */
function useLatch(isSo: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isSo);
  if (isSo && !hasBeen) setHasBeen(true);
  return hasBeen;
}
