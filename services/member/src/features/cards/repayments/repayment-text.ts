import { defineText } from '@reset/service-kit';
import { formatDay } from '#calendar/format-day.ts';
import { formatDollars } from '#money/format-dollars.ts';
import type { RepaymentTextJob } from './repayment-notices.ts';

/** To a member's phone, of a debit of the next days. It names no bank: whoever holds the phone reads it. */
export const repaymentText = defineText<RepaymentTextJob & { origin: string }>({
  'en-US': ({ amount_cents, day, origin }) =>
    `Reset: your repayment of ${formatDollars(amount_cents)} is on ${formatDay('en-US', day)}. See ${origin}/account/repayments. Reply STOP to end texts.`,
  // Carriers know the English word alone.
  'es-US': ({ amount_cents, day, origin }) =>
    `Reset: tu pago de ${formatDollars(amount_cents)} es el ${formatDay('es-US', day)}. Mira ${origin}/account/repayments. Responde STOP para no recibir más mensajes.`,
});
