import type { Partner } from '@reset/api-contract/partners/partner.ts';
import nodemailer from 'nodemailer';
import { MailError, type MailBrand, type Mailer, type OutgoingMail } from './mail.ts';
import { onOneLine } from './on-one-line.ts';

const CONNECT_WITHIN_MS = 5_000;
const SILENT_FOR_MS = 10_000;

// One address and nothing that a header or a list of addresses is divided by.
const ADDRESS = /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u;
const MESSAGE_ID = /^[\w.-]+$/;

/**
 * Sends by SMTP. A mail that is sent again with its `messageId` carries the same
 * Message-ID, by which the receiving side knows it.
 * @param options `url` and `from` as mailConfig has them, and by slug in whose colours mails come
 */
export function openMailer(options: {
  url: string;
  from: string;
  partners: ReadonlyMap<string, Partner>;
}): Mailer {
  const domain = /@([^\s<>@]+)>?$/.exec(options.from)?.[1];
  if (!domain) throw new Error('MAIL_FROM has no address');
  const transport = nodemailer.createTransport({
    url: options.url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_FOR_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, messageId, partnerSlug }: OutgoingMail) {
      if (!ADDRESS.test(to)) throw new MailError('That is no address to send a mail to');
      if (!MESSAGE_ID.test(messageId)) throw new MailError('That is no id of a mail');
      await transport
        .sendMail({
          from: options.from,
          to: { name: '', address: to },
          subject: onOneLine(subject),
          text,
          html: html(brandOf(options.partners.get(partnerSlug ?? ''))),
          messageId: `<${messageId}@${domain}>`,
        })
        .catch((error: unknown) => {
          throw withoutNames(error);
        });
    },
    close: () => transport.close(),
  };
}

const brandOf = (partner: Partner | undefined): MailBrand | null =>
  partner ? { name: partner.name, ...partner.card_visuals } : null;

// What the server said quotes the address; its numbers do not.
function withoutNames(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => part !== undefined).join('.');
  return new MailError('The mail was not taken', known || null);
}
