import type { Screen } from '@reset/application-engine/screen.ts';
import type { Aside } from './address.ts';

const FROM: Record<Aside, readonly Screen[]> = {
  questionnaire: ['payroll_linking', 'ineligible'],
  payroll: ['direct_deposit_not_found'],
};

/** What the address asks for, where it leads on from this screen; null where it does not any more. */
export const shownAside = (aside: Aside | null, screen: Screen): Aside | null =>
  aside && FROM[aside].includes(screen) ? aside : null;
