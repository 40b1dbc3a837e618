/** Where a reader goes, and what that is called. */
export type MailLink = { label: string; href: string };

export type MailContent = {
  subject: string;
  /** Plain text each; what looks like HTML in it is shown as it was typed. */
  paragraphs: string[];
  /** The figure or the moment that it is about, large in a block of its own. */
  highlight?: { label: string; value: string };
  /** The one thing to do. */
  action?: MailLink;
  /** What stands below the action: text, or text that ends in a link. */
  closing?: (string | { text: string; link: MailLink })[];
  /** Why this person gets it, in a sentence for the foot. */
  reason: string;
  /** It gives a notice that a law asks for: a translation of it says which text counts. */
  isLegalNotice?: boolean;
};

/** Under whose brand a mail comes beside ours: two colours as `#rrggbb`, white letters stand on the first. */
export type MailBrand = { name: string; ground: string; arc: string };

/** What a mail says; its page is dressed for whom it is sent to. */
export type Mail = { subject: string; text: string; html: (brand: MailBrand | null) => string };

export type OutgoingMail = Mail & {
  /** The partner by which its reader came; absent or null under our brand alone. */
  partnerSlug?: string | null;
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
  /** Of nodemailer and the server, for the log: `EENVELOPE.550`; null where there was none. */
  readonly code: string | null;
  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}
