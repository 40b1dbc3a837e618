import { addressFault, type TypedAddress } from '@reset/application-engine/policy/home-address.ts';
import { isLegalName } from '@reset/application-engine/policy/legal-name.ts';
import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import { isPhoneNumber } from '@reset/application-engine/policy/phone-number.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import type { MemberProfile } from '@reset/remote-sdk';
import * as yup from 'yup';
import { t } from '../personal-info-messages.ts';

/** What the form holds: the phone number's digits, and the address by its parts. */
export type PersonalInfoValues = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  streetOne: string;
  streetTwo: string;
  city: string;
  stateAbbr: string;
  zipCode: string;
};

/** As it is known now; empty where it is not. */
export const knownValues = (profile: MemberProfile): PersonalInfoValues => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email,
  phoneNumber: profile.phoneNumber ?? '',
  streetOne: profile.currentAddress?.streetOne ?? '',
  streetTwo: profile.currentAddress?.streetTwo ?? '',
  city: profile.currentAddress?.city ?? '',
  stateAbbr: profile.currentAddress?.stateAbbr ?? '',
  zipCode: profile.currentAddress?.zipCode ?? '',
});

const line = () => yup.string().transform(oneLine);

/** What stands there already is not asked to be changed, whatever it is. */
const name = (known: string) =>
  line()
    .max(100, () => t('name.tooLong'))
    .test(
      'legal',
      () => t('name.letters'),
      (typed) => !typed || typed === known || isLegalName(typed),
    );

/** A part of where somebody lives, judged as the service will judge it. */
const address = (part: keyof TypedAddress) =>
  line()
    .default('')
    .test(part, (_typed, { parent, createError }) => {
      const fault = addressFault(part, parent);
      const state = stateName(parent.stateAbbr);
      return fault === null || createError({ message: t(`address.${fault}`, { state }) });
    });

const unnamed = yup.object({
  email: yup
    .string()
    .trim()
    .email(() => t('email.invalid'))
    .max(255, () => t('email.invalid')),
  phoneNumber: yup.string().test(
    'number',
    () => t('phoneNumber.invalid'),
    (digits) => !digits || isPhoneNumber(digits),
  ),
  streetOne: address('streetOne'),
  streetTwo: address('streetTwo'),
  city: address('city'),
  stateAbbr: address('stateAbbr'),
  zipCode: address('zipCode'),
});

/** The address is required; of the rest, what is left empty is not asked to be changed. */
export const personalInfoSchema = ({ firstName, lastName }: PersonalInfoValues) =>
  unnamed.shape({ firstName: name(firstName), lastName: name(lastName) });
