import { Suspense } from 'react';
import { CancelApplication } from '#features/cancel/cancel.ts';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { screenInputs } from '../model/screen-inputs.ts';
import { stepsOf } from '../model/steps.ts';
import { StepSkeleton } from './application-skeleton.tsx';
import styles from './application.module.css';
import { ScreenContent, type ApplicationState } from './screen-content.tsx';
import { StepList } from './step-list.tsx';
import { StepPlace } from './step-place.tsx';
import { useAddress } from './use-address.ts';
import { useProfilePolling, useScreen } from './use-screen.ts';

/** The steps, and the one thing that is asked now. */
export function CurrentScreen({ statusAt, ...state }: ApplicationState & { statusAt: number }) {
  const { product, status, profile, broken } = state;
  const inputs = screenInputs(product, status, {
    hasPayroll: profile.linkedPayroll !== null,
    hasIntegrationErrors: broken.length > 0,
  });
  const screen = useScreen(inputs, statusAt);
  useProfilePolling(screen);
  const address = useAddress(screen);
  return (
    <div className={styles.application}>
      <StepList steps={stepsOf(product, status.tasks)} />
      <div>
        <Suspense fallback={<StepSkeleton />}>
          <StepPlace step={address.intro.isShown ? 'intro' : (address.aside ?? screen)}>
            <ScreenContent {...state} {...address} screen={screen} />
          </StepPlace>
        </Suspense>
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
