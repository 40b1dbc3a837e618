import type {
  HomeAddress as WireAddress,
  PostPersonalInfo,
} from '@reset/api-contract/onboarding/personal-info.ts';
import {
  birthDateFault,
  type BirthDateFault,
} from '@reset/application-engine/policy/birth-date.ts';
import {
  addressFault,
  type AddressFault,
  type TypedAddress,
} from '@reset/application-engine/policy/home-address.ts';
import { isPhoneNumber } from '@reset/application-engine/policy/phone-number.ts';
import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { isSsn } from '@reset/application-engine/policy/ssn.ts';
import type { HomeAddress, PersonalInfo } from './personal-info.ts';

/** What no schema can judge of it, in sentences by field; empty when nothing is wrong. */
export function personalInfoFaults(
  { phoneNumber, dateOfBirth, ssn, address }: Omit<PersonalInfo, 'userId'>,
  today: string,
): Record<string, string[]> {
  const birth = birthDateFault(dateOfBirth, today);
  const faults: Record<string, string | false> = {
    phone_number: !isPhoneNumber(phoneNumber) && 'Enter a phone number in the U.S.',
    date_of_birth: birth !== null && BIRTH[birth],
    // Nine digits stand there: the schema has seen to that.
    ssn: !isSsn(ssn) && "This isn't a valid Social Security number. Check the digits.",
  };
  return { ...sentencesOf(faults), ...addressFaults(address) };
}

/** The same of where somebody lives. */
export function addressFaults(address: HomeAddress): Record<string, string[]> {
  const typed = { ...address, streetTwo: address.streetTwo ?? '' };
  const sentence = (part: keyof TypedAddress): string | false => {
    const fault = addressFault(part, typed);
    return fault !== null && addressSentence(fault, address.stateAbbr);
  };
  return sentencesOf({
    street_one: sentence('streetOne'),
    street_two: sentence('streetTwo'),
    city: sentence('city'),
    state_abbr: sentence('stateAbbr'),
    zip_code: sentence('zipCode'),
  });
}

const addressSentence = (fault: AddressFault, stateAbbr: string): string =>
  fault === 'zip_code_elsewhere'
    ? `This zip code isn't in ${stateName(stateAbbr)}.`
    : ADDRESS[fault];

const ADDRESS: Record<Exclude<AddressFault, 'zip_code_elsewhere'>, string> = {
  no_street: 'Enter your street address.',
  street_too_long: 'Use 100 characters or fewer.',
  po_box: 'Enter the address where you live, not a PO box.',
  no_city: 'Enter your city.',
  city_too_long: 'Use 60 characters or fewer.',
  no_state: 'Enter your state.',
  not_a_state: 'Enter a state of the U.S., as two letters.',
  no_zip_code: 'Enter your zip code.',
  not_a_zip_code: 'Enter a zip code of 5 digits.',
};

const sentencesOf = (faults: Record<string, string | false>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, [fault]]] : [])),
  );

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
