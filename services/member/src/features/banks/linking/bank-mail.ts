import { defineMail } from '@reset/service-kit';

export const BANK_MAIL_QUEUE = 'bank-changed-mail';

/** A bank account that was connected or disconnected, of which its member is mailed. */
export type BankMailJob = {
  user_id: string;
  what: 'connected' | 'disconnected';
  bank_name: string;
  /** The last digits of the account number; null where the bank tells none. */
  mask: string | null;
};

/**
 * To a member with a card, that another account is debited or paid from now on, or none: whoever is in
 * her session without her may have done it.
 */
export const bankMail = defineMail<BankMailJob & { origin: string }>({
  'en-US': ({ what, bank_name: name, mask, origin }) => ({
    ...(what === 'connected'
      ? {
          subject: 'A bank account was connected to Reset',
          paragraphs: [
            `${mask === null ? `An account at ${name}` : `The account at ${name} ending in ${mask}`} is connected to Reset. Money between Reset and your bank goes to and from this account from now on.`,
          ],
        }
      : {
          subject: 'Your bank account was disconnected from Reset',
          paragraphs: [
            `${mask === null ? `Your account at ${name}` : `Your account at ${name} ending in ${mask}`} is not connected to Reset any more. Your spending limit is $0 until a checking account is connected.`,
          ],
        }),
    action: { label: "It wasn't me", href: `${origin}/users/password/forgot` },
    closing: ['If it was you, there is nothing you need to do.'],
    reason: 'You got this email because a bank account at Reset changed.',
  }),
  'es-US': ({ what, bank_name: name, mask, origin }) => ({
    ...(what === 'connected'
      ? {
          subject: 'Se conectó una cuenta bancaria a Reset',
          paragraphs: [
            `${mask === null ? `Una cuenta en ${name}` : `La cuenta en ${name} terminada en ${mask}`} está conectada a Reset. El dinero entre Reset y tu banco va a esta cuenta y sale de ella a partir de ahora.`,
          ],
        }
      : {
          subject: 'Tu cuenta bancaria se desconectó de Reset',
          paragraphs: [
            `${mask === null ? `Tu cuenta en ${name}` : `Tu cuenta en ${name} terminada en ${mask}`} ya no está conectada a Reset. Tu límite de gasto es $0 hasta que se conecte una cuenta corriente.`,
          ],
        }),
    action: { label: 'No fui yo', href: `${origin}/users/password/forgot` },
    closing: ['Si fuiste tú, no tienes que hacer nada.'],
    reason: 'Recibiste este correo electrónico porque cambió una cuenta bancaria en Reset.',
  }),
});
