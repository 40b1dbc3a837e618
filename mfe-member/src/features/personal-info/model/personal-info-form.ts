import { isPoBox, isState, namesPlace } from '@reset/application-engine/policy/home-address.ts';
import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { isZipOf } from '@reset/application-engine/policy/zip-code.ts';
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

const name = () => line().max(100, () => t('name.tooLong'));

/** Where somebody lives: no box. */
const home = () =>
  line().test(
    'home',
    () => t('street.poBox'),
    (typed) => !isPoBox(typed ?? ''),
  );
const street = () => home().max(100, () => t('street.tooLong'));
/** What is empty is said to be missing, and no more. */
const isPlace = (typed: string) => typed === '' || namesPlace(typed);

/** The address is required; of the rest, what is left empty is not asked to be changed. */
export const personalInfoSchema = yup.object({
  firstName: name(),
  lastName: name(),
  email: yup
    .string()
    .trim()
    .email(() => t('email.invalid'))
    .max(255, () => t('email.invalid')),
  phoneNumber: yup.string().matches(/^[2-9]\d{2}[2-9]\d{6}$/, {
    message: () => t('phoneNumber.invalid'),
    excludeEmptyString: true,
  }),
  streetOne: street()
    .required(() => t('streetOne.required'))
    .test('street', () => t('streetOne.required'), isPlace),
  streetTwo: street(),
  city: home()
    .required(() => t('city.required'))
    .max(60, () => t('city.tooLong'))
    .test('city', () => t('city.required'), isPlace),
  stateAbbr: yup
    .string()
    .required(() => t('stateAbbr.required'))
    .test(
      'state',
      () => t('stateAbbr.invalid'),
      (state) => isState(state),
    ),
  zipCode: yup
    .string()
    .required(() => t('zipCode.required'))
    .matches(/^\d{5}$/, () => t('zipCode.invalid'))
    .test('in the state', (zip, { parent: { stateAbbr }, createError }) => {
      if (!isState(stateAbbr) || !/^\d{5}$/.test(zip) || isZipOf(stateAbbr, zip)) return true;
      return createError({ message: t('zipCode.elsewhere', { state: stateName(stateAbbr) }) });
    }),
});
