import * as yup from 'yup';
import { t } from '#messages.ts';

/** What the form holds. */
export interface SignInValues {
  email: string;
  password: string;
}

/** What is checked before anything is sent; a password may begin or end with a space. */
export const signInSchema = yup.object({
  email: yup.string().trim().required(t('signIn.emailRequired')).email(t('signIn.emailInvalid')),
  password: yup.string().required(t('signIn.passwordRequired')),
});
