type Delivered = {
  /** Ours, for the address at which it is shown. */
  id: string;
  /** What makes two of them the same one, sent twice. */
  key: string;
  to: string;
  text: string;
  /** When we took it, in ISO 8601. */
  sent_at: string;
};

export type DeliveredMail = Delivered & { kind: 'mail'; subject: string; html: string };
export type DeliveredText = Delivered & { kind: 'text'; from: string };

/** A mail or a text that a service has sent. */
export type Delivery = DeliveredMail | DeliveredText;
