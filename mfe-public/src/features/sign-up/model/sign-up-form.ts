import { isLegalName } from '@reset/application-engine/policy/legal-name.ts';
import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import * as yup from 'yup';
import { t } from '#messages.ts';
import { sessionRecord } from './session-record.ts';

/** What the form holds. */
export type SignUpValues = {
  firstName: string;
  lastName: string;
  email: string;
  isAgreed: boolean;
};

export const emptySignUp: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  isAgreed: false,
};

/** What was typed, until it was sent: a reload loses nothing. */
export const typedSignUp = sessionRecord('signUpForm', emptySignUp);

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 255;

/** Such an address is silently not sent, so nothing is said of it either. */
export const isTooLong = (email: string): boolean => email.trim().length > MAX_EMAIL_LENGTH;

const name = (missing: () => string) =>
  yup
    .string()
    .transform(oneLine)
    .required(missing)
    .max(MAX_NAME_LENGTH, () => t('signUp.nameTooLong'))
    .test(
      'legal',
      () => t('signUp.nameLetters'),
      (typed) => typed === '' || isLegalName(typed),
    );

const emailFormat = yup.string().trim().email();

/** What is checked before anything is sent. */
export const signUpSchema = yup.object({
  firstName: name(() => t('signUp.firstNameRequired')),
  lastName: name(() => t('signUp.lastNameRequired')),
  email: yup
    .string()
    .trim()
    .required(() => t('signUp.emailRequired'))
    .test(
      'email',
      () => t('signUp.emailInvalid'),
      (email) => isTooLong(email) || emailFormat.isValidSync(email),
    ),
  isAgreed: yup.boolean().oneOf([true], () => t('signUp.agreementRequired')),
});
