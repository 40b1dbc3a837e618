import type {
  HomeAddress as WireAddress,
  PostPersonalInfo,
} from '@reset/api-contract/onboarding/personal-info.ts';
import {
  birthDateFault,
  type BirthDateFault,
} from '@reset/application-engine/policy/birth-date.ts';
import { isPoBox, isState, namesPlace } from '@reset/application-engine/policy/home-address.ts';
import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { isZipOf } from '@reset/application-engine/policy/zip-code.ts';
import { isSsn } from '@reset/application-engine/policy/ssn.ts';
import type { HomeAddress, PersonalInfo } from './personal-info.ts';

/** What no schema can judge of it, in sentences by field; empty when nothing is wrong. */
export function personalInfoFaults(
  { phoneNumber, dateOfBirth, ssn, address }: Omit<PersonalInfo, 'userId'>,
  today: string,
): Record<string, string[]> {
  const birth = birthDateFault(dateOfBirth, today);
  const faults: Record<string, string | false> = {
    phone_number: !NUMBERED.test(phoneNumber) && 'Enter a phone number in the U.S.',
    date_of_birth: birth !== null && BIRTH[birth],
    // Nine digits stand there: the schema has seen to that.
    ssn: !isSsn(ssn) && "This isn't a valid Social Security number. Check the digits.",
  };
  return { ...sentencesOf(faults), ...addressFaults(address) };
}

/** The same of where somebody lives. */
export const addressFaults = (address: HomeAddress): Record<string, string[]> =>
  sentencesOf({
    street_one: streetFault(address.streetOne) ?? false,
    street_two: isPoBox(address.streetTwo ?? '') && NO_BOX,
    city: cityFault(address.city) ?? false,
    state_abbr: !isState(address.stateAbbr) && 'Enter a state of the U.S., as two letters.',
    zip_code: zipFault(address) ?? false,
  });

const sentencesOf = (faults: Record<string, string | false>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : [])),
  );

/** As numbers are given out in North America: neither area nor exchange begins with 0 or 1. */
const NUMBERED = /^[2-9]\d{2}[2-9]\d{6}$/;

const NO_BOX = 'Enter the address where you live, not a PO box.';

function streetFault(street: string): string | null {
  if (!namesPlace(street)) return 'Enter your street address.';
  return isPoBox(street) ? NO_BOX : null;
}

function cityFault(city: string): string | null {
  if (!namesPlace(city)) return 'Enter your city.';
  return isPoBox(city) ? NO_BOX : null;
}

/** Of no state, no zip code is said to be wrong. */
const zipFault = ({ stateAbbr, zipCode }: PersonalInfo['address']): string | null =>
  isState(stateAbbr) && !isZipOf(stateAbbr, zipCode)
    ? `This zip code isn't in ${stateName(stateAbbr)}.`
    : null;

const BIRTH: Record<BirthDateFault, string> = {
  not_a_date: 'Enter a date that exists.',
  in_future: 'Enter a date in the past.',
  too_long_ago: 'Check the year you were born.',
  under_age: 'You must be at least 18 years old.',
};

/** What was sent, white space around and within it in order. */
export const fromWire = (
  { phone_number, date_of_birth, ssn, address }: PostPersonalInfo,
  userId: string,
): PersonalInfo => ({
  userId,
  phoneNumber: phone_number,
  dateOfBirth: date_of_birth,
  ssn,
  address: addressFromWire(address),
});

/** The same of where somebody lives. */
export const addressFromWire = (address: WireAddress): HomeAddress => ({
  streetOne: oneLine(address.street_one),
  streetTwo: oneLine(address.street_two ?? '') || null,
  city: oneLine(address.city),
  stateAbbr: address.state_abbr,
  zipCode: address.zip_code,
});
