const SHOW_INTRO = 'showIntro';
const SKIP_INTRO = 'skip_intro';
const STEP = 'step';

/** A screen beside the one that the application is at. It is in the address: Back leaves it. */
export type Aside = 'questionnaire' | 'payroll';

/** Whether how it works is shown first. Both names are the specification's (decision C-025). */
export const isIntroAsked = (query: URLSearchParams): boolean =>
  query.get(SHOW_INTRO) === 'true' && query.get(SKIP_INTRO) !== 'true';

export const asideOf = (query: URLSearchParams): Aside | null => {
  const step = query.get(STEP);
  return step === 'questionnaire' || step === 'payroll' ? step : null;
};

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
