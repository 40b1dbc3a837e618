import * as yup from 'yup';
import { t } from '../disputes-messages.ts';

/** As long as the service takes. */
export const MAX_LENGTH = 2_000;

export const messageSchema = yup.object({
  text: yup
    .string()
    .trim()
    .required(() => t('messages.required'))
    .max(MAX_LENGTH, () => t('messages.tooLong', { limit: MAX_LENGTH })),
});
