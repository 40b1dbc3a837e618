import type { Translation } from '@reset/remote-sdk';
import type { messages } from './payouts-messages.ts';

/** What becomes of what is hers with us, in the Spanish of the United States. */
export const payouts: Translation<typeof messages> = {
  namespace: 'mfe-member.payouts',
  texts: {
    yourBank: 'tu cuenta bancaria',
    sentence: '{{amount}} son tuyos. {{text}}',
    scheduled: 'Todavía no se envió',
    'scheduled.text': 'Lo enviamos a {{bank}} a más tardar el próximo día hábil bancario.',
    'part.text': 'Enviamos {{sent}} de eso a {{bank}} a más tardar el próximo día hábil bancario.',
    held: 'Espera una compra',
    'held.text': 'Espera con nosotros por una compra que todavía está pendiente.',
    heldPart: '{{held}} esperan con nosotros por una compra que todavía está pendiente.',
    left: '{{held}} más son tuyos y se envían después.',
    after_repayment: 'Todavía no se envió',
    'after_repayment.text':
      'Lo enviamos a {{bank}} cuando tu último pago ya no pueda ser rechazado, unos días hábiles bancarios después de él.',
    on_its_way: 'En camino',
    'on_its_way.text': 'Está en camino a {{bank}}.',
    'arrives.text': 'Está en camino a {{bank}} y llega a más tardar el {{date}}.',
    needs_bank: 'Necesita una cuenta bancaria',
    'needs_bank.text': 'Está con nosotros hasta que se conecte una cuenta bancaria a tu nombre.',
    'needs_other.text': 'Está con nosotros hasta que se conecte otra cuenta bancaria a tu nombre.',
    returned: 'Regresó a nosotros',
    'returned.text':
      'Regresó de {{bank}}. Está con nosotros hasta que se conecte otra cuenta a tu nombre.',
    other: 'Tuyo',
    'other.text': 'Está con nosotros, o en camino a tu banco.',
  },
};
