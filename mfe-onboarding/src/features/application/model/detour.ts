import type { Screen } from '@reset/application-engine/screen.ts';
import type { JourneyStep } from '@reset/remote-sdk/journey';
import type { Product } from '#features/product/product.ts';
import type { Aside } from './address.ts';
import type { Step } from './steps.ts';

/** Where in an application somebody is: how it works, beside it, or at one of its screens. */
export type Place = 'intro' | Aside | Screen;

/** What has a name of its own in the line that says where she is: no step as a whole. */
const DETOURS = [
  'intro',
  'questionnaire',
  'income_wait',
  'direct_deposit_not_found',
  'unsupported_bank',
  'confirm_email',
  'thanks_for_linking',
  'links_broken',
  'integration_errors',
  'terms_acceptance',
  'identity_verification',
  'repayment_setup',
  'card_issuance_wait',
] as const satisfies readonly Place[];
export type Detour = (typeof DETOURS)[number];

/** Payroll that was skipped, and is asked after all. */
const PAYROLL_AGAIN: ReadonlySet<Place> = new Set(['payroll', 'questionnaire']);

/** The step that comes now: the one that the place is of, or else the first that is ready. */
export const currentStep = (place: Place, steps: readonly Step[]): JourneyStep | null =>
  PAYROLL_AGAIN.has(place)
    ? 'payroll_linking'
    : (steps.find(({ status }) => status === 'ready')?.name ?? null);

/** Which detour a place is; null where it is none. */
export const detourAt = (place: Place): Detour | null =>
  DETOURS.find((detour) => detour === place) ?? null;

/** What the personal information is asked in, in order. */
const PARTS: Record<Product, readonly Place[]> = {
  card: [
    'terms_acceptance',
    'personal_info_submission',
    'identity_verification',
    'repayment_setup',
  ],
  tax: ['terms_acceptance', 'personal_info_submission'],
};

/** Which of the parts of its step a place is; null where it is none. */
export function partAt(place: Place, product: Product): { number: number; count: number } | null {
  const asked = place === 'personal_info' ? 'personal_info_submission' : place;
  const at = PARTS[product].indexOf(asked);
  return at < 0 ? null : { number: at + 1, count: PARTS[product].length };
}
