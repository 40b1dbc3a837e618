import type { Screen } from '@reset/application-engine/screen.ts';

const SHOW_INTRO = 'showIntro';
const SKIP_INTRO = 'skip_intro';
const STEP = 'step';
const REVEAL = 'reveal';

/** A screen beside the one that the application is at. It is in the address: Back leaves it. */
export type Aside = 'questionnaire' | 'payroll' | 'personal_info';

/** Whether how it works is shown first. Both names are the specification's (decision C-025). */
export const isIntroRequested = (query: URLSearchParams): boolean =>
  query.get(SHOW_INTRO) === 'true' && !isIntroSkipped(query);

/** Whether it is shown nowhere. */
export const isIntroSkipped = (query: URLSearchParams): boolean => query.get(SKIP_INTRO) === 'true';

/** The screens that an aside leads on from. */
const PAYROLL_FROM: readonly Screen[] = [
  'income_wait',
  'direct_deposit_not_found',
  'unsupported_bank',
];
const FROM: Record<Aside, readonly Screen[]> = {
  questionnaire: ['payroll_linking', 'ineligible', ...PAYROLL_FROM],
  payroll: PAYROLL_FROM,
  personal_info: ['ineligible', 'identity_verification'],
};

/** The aside that the address asks for; null where it does not lead on from this screen any more. */
export function asideFrom(screen: Screen | null, query: URLSearchParams): Aside | null {
  const step = query.get(STEP);
  return isAside(step) && screen && FROM[step].includes(screen) ? step : null;
}

const isAside = (step: string | null): step is Aside => step !== null && Object.hasOwn(FROM, step);

/** What leaving an aside leads to: of the questions, payroll where that was an aside as well. */
export const asideBehind = (screen: Screen | null, aside: Aside | null): Aside | null =>
  aside === 'questionnaire' && screen && PAYROLL_FROM.includes(screen) ? 'payroll' : null;

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

/** The address once it was read before the terms: a reload does not show it again. */
export function withIntroSkipped(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set(SKIP_INTRO, 'true');
  return changed;
}

/** Whether who has her card is shown it as at the first time: the mail that welcomes her leads there. */
export const showsReveal = (query: URLSearchParams): boolean => query.get(REVEAL) === 'true';
