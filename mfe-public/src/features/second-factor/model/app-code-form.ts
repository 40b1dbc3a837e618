import * as yup from 'yup';
import { t } from '#messages.ts';

/** The first code that an app shows. */
export const appCodeSchema = yup.object({
  otpAttempt: yup.string().matches(/^\d{6}$/, () => t('app.codeInvalid')),
});
