import * as yup from 'yup';
import { t } from '#messages.ts';

/** What the form holds: the digits of the number, and the account's password. */
export interface PhoneValues {
  phoneNumber: string;
  password: string;
}

export const emptyPhone: PhoneValues = { phoneNumber: '', password: '' };

/** No area code of the U.S. begins with 0 or 1. */
export const phoneSchema = yup.object({
  phoneNumber: yup
    .string()
    .required(() => t('secondFactor.phoneRequired'))
    .matches(/^[2-9]\d{9}$/, () => t('secondFactor.phoneInvalid')),
  password: yup.string().required(() => t('signIn.passwordRequired')),
});
