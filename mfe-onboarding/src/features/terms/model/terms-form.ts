import type { TERMS } from '@reset/application-engine/terms.ts';
import * as yup from 'yup';
import { t } from '../terms-messages.ts';

export type TermsName = (typeof TERMS)[number]['name'];
export type TermsValues = Record<TermsName, boolean>;

/** Nothing is agreed to before she does. */
export const notAgreed: TermsValues = { privacy: false, agreements: false, ewa: false, ach: false };

const ticked = (name: TermsName) => yup.boolean().oneOf([true], () => t(`${name}.required`));

export const termsSchema = yup.object({
  privacy: ticked('privacy'),
  agreements: ticked('agreements'),
  ewa: ticked('ewa'),
  ach: ticked('ach'),
});
