import type { Screen } from '@reset/application-engine/screen.ts';
import { canCancel, canLinkPayroll } from '@reset/application-engine/ways-on.ts';
import { StepsSkeleton, useHeld } from '@reset/shared-ui';
import { Suspense, useEffect } from 'react';
import { StepPlace } from '#features/step-place/step-place.ts';
import { useIsAlone, useIsHeld } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '#messages.ts';
import { linksInTrouble } from '../model/broken-links.ts';
import type { Place } from '../model/detour.ts';
import { isLinking, keepLastPlace } from '../model/last-place.ts';
import { screenInputs } from '../model/screen-inputs.ts';
import { stepCount, stepsOf } from '../model/steps.ts';
import { StepSkeleton } from './application-skeleton.tsx';
import styles from './application.module.css';
import { BelowStep } from './below-step.tsx';
import { ScreenContent, type ApplicationState } from './screen-content.tsx';
import { StepList } from './step-list.tsx';
import { useAddress } from './use-address.ts';
import { useIntro } from './use-intro.ts';
import { useRefresh } from './use-refresh.ts';
import { useProfilePolling, useScreen } from './use-screen.ts';

/** The steps, and the one thing that is asked now. */
export function CurrentScreen({ statusAt, ...state }: ApplicationState & { statusAt: number }) {
  const t = useMessages();
  const { product, status, profile, broken } = state;
  const hasPayroll = profile.linkedPayroll !== null;
  const inputs = screenInputs(product, status, {
    hasPayroll,
    hasIntegrationErrors: broken.length > 0,
  });
  const found = useHeld(useScreen(inputs, statusAt), useIsHeld());
  useProfilePolling(found);
  const intro = useIntro(found, state);
  const screen = intro.isKnown ? found : null;
  const address = useAddress(screen);
  const refresh = useRefresh();
  const place = intro.of ? 'intro' : (address.aside ?? screen);
  const isAlone = useIsAlone();
  useEffect(() => {
    if (place !== null) keepLastPlace(product, place);
  }, [product, place]);
  return (
    <div className={styles.application}>
      {place === null && (
        <div aria-hidden="true">
          <StepsSkeleton count={stepCount(product)} title={t(`${product}.title`)} />
        </div>
      )}
      {place !== null && !ENDS.has(place) && (
        <StepList
          product={product}
          steps={stepsOf(product, status.tasks, {
            hasPayroll,
            broken: linksInTrouble(screen, broken),
          })}
          place={place}
        />
      )}
      <div>
        <Suspense fallback={<StepSkeleton product={product} isLinking={isLinking(place)} />}>
          <StepPlace step={place} className={styles.screen}>
            <ScreenContent {...state} {...address} intro={intro} screen={screen} />
          </StepPlace>
        </Suspense>
        {place !== null && !isAlone && (
          <BelowStep
            profile={profile}
            onChanged={() => void refresh()}
            {...waysOut(state, screen)}
          />
        )}
      </div>
    </div>
  );
}

function waysOut({ product, status, profile }: ApplicationState, screen: Screen | null) {
  // Beginning again would change nothing for her.
  const isRejected = status.eligibilityResult.applicationStatus === 'rejected';
  const isCancellable = product === 'card' && !isRejected && status.begun !== false;
  return {
    canCancel: isCancellable && (screen === null || canCancel(screen)),
    canLinkPayroll: product === 'card' && screen !== null && canLinkPayroll(screen),
    isRefused: screen === 'ineligible',
    hasLinks: product === 'card' || profile.currentCardAccount === null,
  };
}

/** Who cannot go on, or does not want to, has nothing ahead of her. */
const ENDS: ReadonlySet<Place> = new Set(['ineligible', 'cancelled']);
