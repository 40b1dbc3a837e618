import {
  addTranslations,
  flags,
  isDemoMode,
  isDemoModeAvailable,
  useSession,
} from '@reset/remote-sdk';
import { lazy, Suspense, type ComponentType } from 'react';

interface Props {
  place: 'above' | 'below';
}

/**
 * The controls of demonstrations, whose code no other page loads: above the page in demo mode, and
 * below it where they are offered beside the services.
 */
export function Demo({ place }: Props) {
  const isSignedIn = useSession((session) => session.signedIn);
  const isOffered =
    isDemoModeAvailable() || (flags.getBooleanValue('demo-triggers', false) && isSignedIn);
  if (!isOffered || place !== (isDemoMode() ? 'above' : 'below')) return null;
  return (
    <Suspense>
      <Controls />
    </Suspense>
  );
}

/** Ahead of the page, which would move when they come above it. */
export const loadControls = () => import('@reset/demo/controls');

/** A page without them is whole. */
const NOTHING: { default: ComponentType } = { default: () => null };

const Controls = lazy(async () => {
  try {
    const { DemoControls, translations } = await loadControls();
    await addTranslations(translations);
    return { default: DemoControls };
  } catch {
    return NOTHING;
  }
});
