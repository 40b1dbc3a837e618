import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import * as yup from 'yup';
import { t } from '../results-mail-messages.ts';

/** To whom results are mailed. */
export type Recipient = { name: string; email: string };

export const nobody: Recipient = { name: '', email: '' };

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 255;

/** What is checked before anything is sent. */
export const recipientSchema = yup.object({
  name: yup
    .string()
    .transform(oneLine)
    .required(() => t('nameRequired'))
    .max(MAX_NAME_LENGTH, () => t('nameTooLong')),
  email: yup
    .string()
    .trim()
    .required(() => t('emailRequired'))
    .max(MAX_EMAIL_LENGTH, () => t('emailTooLong'))
    .email(() => t('emailInvalid')),
});

/** As it is sent: without the spaces that phones leave behind a word. */
export const recipientOf = ({ name, email }: Recipient): Recipient => ({
  name: name.trim(),
  email: email.trim(),
});
