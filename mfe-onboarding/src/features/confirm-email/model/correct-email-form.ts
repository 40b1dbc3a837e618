import * as yup from 'yup';
import { t } from '../confirm-email-messages.ts';

/** What the form holds. */
export type CorrectEmailValues = { email: string; currentPassword: string };

export const noCorrection: CorrectEmailValues = { email: '', currentPassword: '' };

const MAX_EMAIL_LENGTH = 255;

/** What is checked before anything is sent. */
export const correctEmailSchema = yup.object({
  email: yup
    .string()
    .trim()
    .required(() => t('wrong.emailRequired'))
    .email(() => t('wrong.emailInvalid'))
    .max(MAX_EMAIL_LENGTH, () => t('wrong.emailTooLong')),
  currentPassword: yup.string().required(() => t('wrong.passwordRequired')),
});
