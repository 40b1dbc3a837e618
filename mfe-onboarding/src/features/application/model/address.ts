import type { Screen } from '@reset/application-engine/screen.ts';

const SHOW_INTRO = 'showIntro';
const SKIP_INTRO = 'skip_intro';
const STEP = 'step';

/** A screen beside the one that the application is at. It is in the address: Back leaves it. */
export type Aside = 'questionnaire' | 'payroll';

/** Whether how it works is shown first. Both names are the specification's (decision C-025). */
export const isIntroRequested = (query: URLSearchParams): boolean =>
  query.get(SHOW_INTRO) === 'true' && query.get(SKIP_INTRO) !== 'true';

/** The screens that an aside leads on from. */
const FROM: Record<Aside, readonly Screen[]> = {
  questionnaire: ['payroll_linking', 'ineligible'],
  payroll: ['income_wait', 'direct_deposit_not_found', 'unsupported_bank'],
};

/** The aside that the address asks for; null where it does not lead on from this screen any more. */
export function asideFrom(screen: Screen, query: URLSearchParams): Aside | null {
  const step = query.get(STEP);
  const isAside = step === 'questionnaire' || step === 'payroll';
  return isAside && FROM[step].includes(screen) ? step : null;
}

/** The address of an aside, or of the application itself. All else in it stays. */
export function withAside(query: URLSearchParams, aside: Aside | null): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (aside) changed.set(STEP, aside);
  else changed.delete(STEP);
  return changed;
}

export function withoutIntro(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete(SHOW_INTRO);
  return changed;
}
