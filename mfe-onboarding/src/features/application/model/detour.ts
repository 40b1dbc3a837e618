import type { Screen } from '@reset/application-engine/screen.ts';
import type { JourneyStep } from '@reset/remote-sdk/journey';
import type { Aside } from './address.ts';
import type { Step } from './steps.ts';

/** Where in an application somebody is: how it works, beside it, or at one of its screens. */
export type Place = 'intro' | Aside | Screen;

/** A place that is none of the steps as a whole. */
export type Detour = Exclude<
  Place,
  JourneyStep | 'payroll' | 'personal_info' | 'ineligible' | 'cancelled' | 'complete'
>;

/** The step that each of them is a part of; null for what comes between two steps. */
const PART_OF: Record<Detour, JourneyStep | null> = {
  intro: null,
  questionnaire: 'payroll_linking',
  income_wait: null,
  direct_deposit_not_found: null,
  unsupported_bank: null,
  confirm_email: null,
  thanks_for_linking: null,
  links_broken: null,
  integration_errors: null,
  terms_acceptance: 'personal_info_submission',
  identity_verification: 'personal_info_submission',
  repayment_setup: 'personal_info_submission',
  card_issuance_wait: null,
};

/** Payroll that was skipped, and is asked after all. */
const PAYROLL_AGAIN: ReadonlySet<Place> = new Set(['payroll', 'questionnaire']);

/** The step that comes now: the one that the place is of, or else the first that is ready. */
export const currentStep = (place: Place, steps: readonly Step[]): JourneyStep | null =>
  PAYROLL_AGAIN.has(place)
    ? 'payroll_linking'
    : (steps.find(({ status }) => status === 'ready')?.name ?? null);

/** Which detour a place is, and whether it is a part of the current step; null where it is none. */
export function detourAt(
  place: Place,
  current: JourneyStep | null,
): { name: Detour; isPartOfStep: boolean } | null {
  if (!isDetour(place)) return null;
  return { name: place, isPartOfStep: current !== null && PART_OF[place] === current };
}

const isDetour = (place: Place): place is Detour => Object.hasOwn(PART_OF, place);
