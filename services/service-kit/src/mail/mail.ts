export type MailContent = {
  subject: string;
  /** Plain text each; what looks like HTML in it is shown as it was typed. */
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** What stands below the action. */
  closing?: string[];
};

/** What a mail says. */
export type Mail = { subject: string; text: string; html: string };

export type OutgoingMail = Mail & {
  /** One address, as it was given. */
  to: string;
  /** What tells this mail from others when it is sent again: the id of its job. */
  messageId: string;
};

export type Mailer = {
  /**
   * Hands a mail to the mail server, which has taken it when this returns.
   * @throws MailError, which names nobody
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** The mail server did not take a mail, or there was none. */
export class MailError extends Error {
  override readonly name = 'MailError';
}
