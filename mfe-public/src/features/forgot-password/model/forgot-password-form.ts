import * as yup from 'yup';
import { t } from '#messages.ts';

export const forgotPasswordSchema = yup.object({
  email: yup.string().trim().required(t('signIn.emailRequired')).email(t('signIn.emailInvalid')),
});
