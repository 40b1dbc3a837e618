import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import type { PersonalInfoValues } from './personal-info-form.ts';
import { shownPhone } from './shown-phone.ts';

/** By field, as staff read it: that is why it is not among what is said to members. */
const NAMES: Readonly<Record<keyof PersonalInfoValues, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  streetOne: 'Street address',
  streetTwo: 'Apartment, suite, unit',
  city: 'City',
  stateAbbr: 'State',
  zipCode: 'Zip code',
};

/**
 * The request to change what is other than it is known. What is left empty is not asked to be changed.
 * @returns null where nothing is
 */
export function updateRequest(
  known: PersonalInfoValues,
  typed: PersonalInfoValues,
): SupportRequest | null {
  const fields = Object.keys(NAMES) as (keyof PersonalInfoValues)[];
  const lines = fields
    .map((field) => ({ field, value: oneLine(typed[field]) }))
    .filter(({ field, value }) => value !== '' && value !== known[field])
    .map(({ field, value }) => `${NAMES[field]}: ${shown(field, value)}`);
  if (lines.length === 0) return null;
  return { type: 'Personal Info Update', body: lines.join('\n') };
}

const shown = (field: keyof PersonalInfoValues, value: string): string =>
  field === 'phoneNumber' ? shownPhone(value) : value;
