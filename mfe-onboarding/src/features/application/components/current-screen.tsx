import { Skeleton, Tile } from '@reset/shared-ui';
import { Suspense } from 'react';
import { CancelApplication } from '#features/cancel/cancel.ts';
import { NeedHelp } from '#features/need-help/need-help.ts';
import { useMessages } from '#messages.ts';
import { screenInputs } from '../model/screen-inputs.ts';
import { shownAside } from '../model/shown-aside.ts';
import { stepsOf } from '../model/steps.ts';
import styles from './application.module.css';
import type { Known } from './known.ts';
import { ScreenContent } from './screen-content.tsx';
import { StepList } from './step-list.tsx';
import { StepPlace } from './step-place.tsx';
import { useAside } from './use-aside.ts';
import { useIntro } from './use-intro.ts';
import { useProfilePolling } from './use-profile-polling.ts';
import { useScreen } from './use-screen.ts';

/** The steps, and the one thing that is asked now. */
export function CurrentScreen({ statusAt, ...known }: Known & { statusAt: number }) {
  const { product, status, profile, broken } = known;
  const t = useMessages();
  const inputs = screenInputs(product, status, {
    hasPayroll: profile.linkedPayroll !== null,
    hasIntegrationErrors: broken.length > 0,
  });
  const screen = useScreen(inputs, statusAt);
  useProfilePolling(screen);
  const { aside, open, leave } = useAside();
  const shown = shownAside(aside, screen);
  const intro = useIntro();
  return (
    <div className={styles.application}>
      <StepList steps={stepsOf(product, status.tasks)} />
      <div>
        <Suspense
          fallback={
            <Tile>
              <Skeleton lines={4} label={t('loading')} />
            </Tile>
          }
        >
          <StepPlace step={intro.isShown ? 'intro' : (shown ?? screen)}>
            <ScreenContent {...known} {...{ screen, intro, aside: shown, open, leave }} />
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
