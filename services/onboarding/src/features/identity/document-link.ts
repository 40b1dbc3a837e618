/** The queue of links that are texted. */
export const DOCUMENT_TEXT_QUEUE = 'text-document-link';
export type DocumentTextJob = { user_id: string };

/** How often the link is texted to a person in 24 hours. */
export const MAX_TEXTS_A_DAY = 4;

/** How long after one text the same link is sent again. */
const RESEND_MS = 60_000;

/** The pictures that a verification waits for, as long as their link is good. */
export type DocumentLink = { documentId: string; url: string; expiresAt: Date };

const HOUR_MS = 3_600_000;

export const expiryOf = (askedAt: Date, linkHours: number): Date =>
  new Date(askedAt.getTime() + linkHours * HOUR_MS);

export const isExpired = ({ expiresAt }: Pick<DocumentLink, 'expiresAt'>, now: Date): boolean =>
  expiresAt <= now;

type Texting = {
  /** When a link was texted last; null for never. */
  lastAt: Date | null;
  /** Since when the pictures are awaited whose link is good now. */
  askedAt: Date | null;
  now: Date;
};

/** Whether this link was texted a moment ago; another one than that goes at once. */
export const isTooSoon = ({ lastAt, askedAt, now }: Texting): boolean =>
  lastAt !== null &&
  (askedAt === null || lastAt >= askedAt) &&
  now.getTime() - lastAt.getTime() < RESEND_MS;
