import { birthDateFault } from '@reset/application-engine/policy/birth-date.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { isPoBox, isState, namesPlace } from '@reset/application-engine/policy/home-address.ts';
import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import { isSsn } from '@reset/application-engine/policy/ssn.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { isZipOf } from '@reset/application-engine/policy/zip-code.ts';
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

/** Where somebody lives: no box. */
const home = () =>
  oneLineText().test(
    'home',
    () => t('street.poBox'),
    (typed) => !isPoBox(typed ?? ''),
  );
const street = () => home().max(100, () => t('street.tooLong'));
/** What is empty is said to be missing, and no more. */
const isPlace = (typed: string) => typed === '' || namesPlace(typed);

/** What is checked before anything is sent; the service checks the same again. */
export const personalInfoSchema = yup.object({
  phoneNumber: yup
    .string()
    .required(() => t('phoneNumber.required'))
    .matches(/^[2-9]\d{2}[2-9]\d{6}$/, () => t('phoneNumber.invalid')),
  dateOfBirth: yup
    .string()
    .required(() => t('dateOfBirth.required'))
    .test('of age', (date, context) => {
      const fault = birthDateFault(date, dayOf(new Date()));
      return fault === null || context.createError({ message: t(`dateOfBirth.${fault}`) });
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
