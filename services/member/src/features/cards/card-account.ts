import type { CalendarDate } from '#calendar/calendar-date.ts';
import type { CardStatus, IssuedAccount } from '#providers/card-issuing.ts';

export type Card = {
  id: string;
  /** The issuer's id. */
  issuerId: string;
  lastFour: string;
  form: 'VIRTUAL' | 'PHYSICAL';
  status: CardStatus;
};

export type CardAccount = {
  id: string;
  issuedOn: CalendarDate;
  /** For good: it pays for nothing, and has no new cards. */
  isClosed: boolean;
  /** Her and her account by the issuer's ids. */
  issued: IssuedAccount;
  /** The virtual one first; none that is terminated. */
  cards: Card[];
};
