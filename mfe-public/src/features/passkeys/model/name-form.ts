import * as yup from 'yup';
import { t } from '../passkeys-messages.ts';

const MAX_LENGTH = 60;

/** What a passkey is called. */
export const nameSchema = yup.object({
  name: yup
    .string()
    .trim()
    .required(() => t('nameRequired'))
    .test(
      'length',
      () => t('nameTooLong'),
      (name) => [...name].length <= MAX_LENGTH,
    ),
});
