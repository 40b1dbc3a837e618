import type { Mailer, OutgoingMail } from '../src/mail/mail.ts';

/** What was sent, its page as it is under our brand alone. */
export type RecordedMail = Omit<OutgoingMail, 'html'> & { html: string };

/** A mailer that keeps what it is given, oldest first. */
export function recordedMails(): Mailer & { sent: RecordedMail[] } {
  const sent: RecordedMail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push({ ...mail, html: mail.html(null) });
    },
    close: () => undefined,
  };
}
