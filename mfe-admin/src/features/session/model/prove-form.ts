import * as yup from 'yup';
import { t } from '#messages.ts';

export interface ProveValues {
  password: string;
}

export const emptyProof: ProveValues = { password: '' };

/** A password may begin or end with a space. */
export const proveSchema = yup.object({
  password: yup.string().required(t('session.passwordRequired')),
});
