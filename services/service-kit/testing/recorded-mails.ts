import type { Mailer, OutgoingMail } from '../src/mail/mail.ts';

/** A mailer that keeps what it is given, oldest first. */
export function recordedMails(): Mailer & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
    },
    close: () => undefined,
  };
}
