import { useHeld } from '@reset/shared-ui';
import { Suspense } from 'react';
import { CancelApplication } from '#features/cancel/cancel.ts';
import { LinkedAccounts } from '#features/linked-accounts/linked-accounts.ts';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { useIsHeld } from '#features/widget-hold/widget-hold.ts';
import { screenInputs } from '../model/screen-inputs.ts';
import { stepsOf } from '../model/steps.ts';
import { StepSkeleton } from './application-skeleton.tsx';
import styles from './application.module.css';
import { ScreenContent, type ApplicationState } from './screen-content.tsx';
import { StepList } from './step-list.tsx';
import { StepPlace } from './step-place.tsx';
import { useAddress } from './use-address.ts';
import { useRefresh } from './use-refresh.ts';
import { useProfilePolling, useScreen } from './use-screen.ts';

/** The steps, and the one thing that is asked now. */
export function CurrentScreen({ statusAt, ...state }: ApplicationState & { statusAt: number }) {
  const { product, status, profile, broken } = state;
  const inputs = screenInputs(product, status, {
    hasPayroll: profile.linkedPayroll !== null,
    hasIntegrationErrors: broken.length > 0,
  });
  const screen = useHeld(useScreen(inputs, statusAt), useIsHeld());
  useProfilePolling(screen);
  const address = useAddress(screen);
  const refresh = useRefresh();
  const place = address.intro.isShown ? 'intro' : (address.aside ?? screen);
  return (
    <div className={styles.application}>
      {/* Who cannot go on has nothing ahead of her. */}
      {place !== 'ineligible' && <StepList steps={stepsOf(product, status.tasks)} place={place} />}
      <div>
        <Suspense fallback={<StepSkeleton />}>
          <StepPlace step={place}>
            <ScreenContent {...state} {...address} screen={screen} />
          </StepPlace>
        </Suspense>
        <div className={styles.linked}>
          <LinkedAccounts
            names={{
              plaid: profile.linkedBank?.name ?? null,
              pinwheel: profile.linkedPayroll?.name ?? null,
            }}
            onUnlinked={() => void refresh()}
          />
        </div>
        <div className={styles.foot}>
          <NeedHelp />
          {product === 'card' && (
            <div className={styles.cancel}>
              <CancelApplication />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
