import { birthDateFault } from '@reset/application-engine/policy/birth-date.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { addressFault, type TypedAddress } from '@reset/application-engine/policy/home-address.ts';
import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import { isPhoneNumber } from '@reset/application-engine/policy/phone-number.ts';
import { isSsn } from '@reset/application-engine/policy/ssn.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import * as yup from 'yup';
import { t } from '../personal-info-messages.ts';
import { isUnderAge } from './under-age.ts';

/** What the form holds: digits without their masks, the date as `YYYY-MM-DD`. */
export type PersonalInfoValues = {
  phoneNumber: string;
  dateOfBirth: string;
  streetOne: string;
  streetTwo: string;
  city: string;
  stateAbbr: string;
  zipCode: string;
  ssn: string;
};

export const noPersonalInfo: PersonalInfoValues = {
  phoneNumber: '',
  dateOfBirth: '',
  streetOne: '',
  streetTwo: '',
  city: '',
  stateAbbr: '',
  zipCode: '',
  ssn: '',
};

/** As the service will read it. */
const oneLineText = () => yup.string().transform(oneLine);

/** A part of where somebody lives, judged as the service will judge it. */
const address = (part: keyof TypedAddress) =>
  oneLineText()
    .default('')
    .test(part, (_typed, { parent, createError }) => {
      const fault = addressFault(part, parent);
      const state = stateName(parent.stateAbbr);
      return fault === null || createError({ message: t(`address.${fault}`, { state }) });
    });

/** What is checked before anything is sent; the service checks the same again. */
export const personalInfoSchema = yup.object({
  phoneNumber: yup
    .string()
    .required(() => t('phoneNumber.required'))
    .test(
      'number',
      () => t('phoneNumber.invalid'),
      (digits) => digits === '' || isPhoneNumber(digits),
    ),
  dateOfBirth: yup
    .string()
    .required(() => t('dateOfBirth.required'))
    .test('of age', (date, context) => {
      const fault = birthDateFault(date, dayOf(new Date()));
      return fault === null || context.createError({ message: t(`dateOfBirth.${fault}`) });
    }),
  streetOne: address('streetOne'),
  streetTwo: address('streetTwo'),
  city: address('city'),
  stateAbbr: address('stateAbbr'),
  zipCode: address('zipCode'),
  // Who is too young is not asked for it.
  ssn: yup
    .string()
    .when('dateOfBirth', ([date], ssn) => (isUnderAge(date) ? ssn : nineDigits(ssn))),
});

const nineDigits = (ssn: yup.StringSchema) =>
  ssn
    .required(() => t('ssn.required'))
    .matches(/^\d{9}$/, () => t('ssn.tooShort'))
    // Of fewer digits that alone is said.
    .test(
      'number',
      () => t('ssn.invalid'),
      (digits) => !/^\d{9}$/.test(digits) || isSsn(digits),
    );
