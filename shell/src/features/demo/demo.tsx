import {
  addTranslations,
  flags,
  isDemoMode,
  isDemoModeAvailable,
  useSession,
} from '@reset/remote-sdk';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { within } from '#time/within.ts';

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
  const Controls = PreparedControls ?? LazyControls;
  return (
    <Suspense>
      <Controls />
    </Suspense>
  );
}

/** Their code; to have it under way early is enough. */
export const loadControls = () => import('@reset/demo/controls');

let PreparedControls: ComponentType | null = null;

/**
 * Has the controls whole in the first thing that is seen of the page, which would move if they came
 * above it later. Whoever asks waits for it before the page is shown; where it fails they come later.
 */
export async function prepareControls(client: QueryClient): Promise<void> {
  try {
    const { DemoControls, prefetchControls, translations } = await loadControls();
    await Promise.all([addTranslations(translations), prefetchControls(client), textFont()]);
    PreparedControls = DemoControls;
  } catch {
    // LazyControls tries again.
  }
}

/** How long the first page waits for it. */
const FONT_LIMIT_MS = 1000;

/** The type in which their words are set: in another they may take a line more. */
const textFont = () =>
  within(FONT_LIMIT_MS, () => document.fonts.load(getComputedStyle(document.body).font)).catch(
    () => [],
  );

/** A page without them is whole. */
const NOTHING: { default: ComponentType } = { default: () => null };

const LazyControls = lazy(async () => {
  try {
    const { DemoControls, translations } = await loadControls();
    await addTranslations(translations);
    return { default: DemoControls };
  } catch {
    return NOTHING;
  }
});
