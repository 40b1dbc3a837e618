import type { PushWords } from './push-words.ts';

export const SPANISH: PushWords = {
  declined: 'Compra rechazada',
  reasons: {
    limit_exceeded: 'Esto era más que tu límite de gasto en ese momento. No se te cobró.',
    card_not_active: 'Tu tarjeta no estaba activa. No se te cobró.',
    card_frozen: 'Tu tarjeta estaba congelada. No se te cobró.',
    account_not_open: 'Tu cuenta de la tarjeta no estaba abierta. No se te cobró.',
    no_answer: 'No le respondimos a tiempo a la tienda. No se te cobró.',
    other: 'Esta compra no se pudo aprobar. No se te cobró.',
  },
  paid: 'Llegó tu sueldo',
  paidText: 'No se necesitó nada de él para pagar lo que gastaste con tu tarjeta Reset.',
  repaid: (amount) => `${amount} de él pagaron lo que gastaste con tu tarjeta Reset.`,
  debited: 'Tu pago se debita hoy',
  debitedText: (amount) => `Hoy debitamos ${amount} de tu cuenta bancaria.`,
  low: 'Tu saldo bancario puede ser muy bajo',
  lowText:
    'Puede no alcanzar para lo que vence en los próximos días. Mira tus próximas facturas y tus próximos pagos.',
};
