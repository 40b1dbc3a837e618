import Type from 'typebox';

/** For services that send mails. */
export const mailConfig = {
  /** smtp://user:password@host:port, or smtps:// for TLS from the first byte. */
  MAIL_URL: Type.String({ pattern: '^smtps?://[^/]+' }),
  /** The sender: an address, or a name with an address in angle brackets. */
  MAIL_FROM: Type.String({ pattern: '^([^<>]+<)?[^\\s<>@]+@[^\\s<>@]+>?$' }),
};
