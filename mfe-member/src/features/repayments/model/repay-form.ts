import { formatMoney } from '@reset/shared-ui/format-money.ts';
import * as yup from 'yup';
import { t } from '../repayments-messages.ts';

/** In cents; null while nothing is typed. */
export type RepayValues = { amount: number | null };

/** What is checked before she is asked to confirm. */
export const repaySchema = (mostCents: number) =>
  yup.object({
    amount: yup
      .number()
      .nullable()
      .required(() => t('early.required'))
      .positive(() => t('early.positive'))
      .max(mostCents, () => t('early.tooMuch', { amount: formatMoney(mostCents) })),
  });

export const moveSchema = yup.object({
  day: yup.string().required(() => t('move.required')),
});
