import type { CalendarDate } from '#calendar/calendar-date.ts';

/** Who a card is issued to. The number is passed on to the issuer and kept nowhere here. */
export type Cardholder = {
  firstName: string;
  lastName: string;
  dateOfBirth: CalendarDate;
  /** Nine digits. */
  ssn: string;
  address: PostalAddress;
  /** As +12025550123. */
  phoneNumber: string;
  email: string;
};

export type PostalAddress = {
  streetOne: string;
  streetTwo: string | null;
  city: string;
  /** Two letters. */
  state: string;
  zipCode: string;
};

export type CardStatus = 'unactivated' | 'active' | 'suspended' | 'terminated';

/** A card as its issuer reports it. */
export type IssuedCard = {
  id: string;
  accountId: string;
  lastFour: string;
  form: 'VIRTUAL' | 'PHYSICAL';
  status: CardStatus;
};

/** An account that pay can be sent to. */
export type DepositNumbers = {
  accountId: string;
  /** Nine digits. */
  routingNumber: string;
  accountNumber: string;
};

/** The issuer's word for why it does not accept somebody; until it is final, people look at it. */
export type NotAccepted = { word: string; isFinal: boolean };

/** Whose account it is, by the issuer's ids. */
export type IssuedAccount = { personId: string; accountId: string };

/**
 * The issuer of cards. `key` makes a call that can be sent again: the same key with the same words
 * is answered as it was the first time, and nothing is made twice.
 * Each throws ProviderError: `refused` when what was sent is no good, `unavailable` otherwise.
 */
export type CardIssuing = {
  /** @returns the issuer's id of her */
  createPerson(holder: Cardholder, key: string): Promise<string>;
  /** Other events about a person whom the issuer knows. */
  changePerson(personId: string, holder: Cardholder): Promise<void>;
  /** She lives elsewhere. */
  changeAddress(personId: string, address: PostalAddress): Promise<void>;
  /**
   * Checks who she is, unless the issuer's people look at her, or did when it was asked last: then
   * what they have come to.
   * @returns null when the issuer accepts her
   */
  verifyPerson(personId: string, was: { inReview: boolean }): Promise<NotAccepted | null>;
  /** Opens a line of credit. @returns its id */
  openAccount(personId: string, key: string): Promise<string>;
  /** Opens an account that her pay can be sent to. */
  openDeposit(personId: string, key: string): Promise<DepositNumbers>;
  readDeposit(accountId: string): Promise<DepositNumbers>;
  issueVirtual(account: IssuedAccount, key: string): Promise<IssuedCard>;
  /** Orders a card that comes by mail. */
  issuePhysical(
    account: IssuedAccount,
    address: PostalAddress,
    order: { key: string; isExpedited: boolean },
  ): Promise<IssuedCard>;
  /** All cards of an account, in the order in which they were issued. */
  readCards(accountId: string): Promise<IssuedCard[]>;
  /** Stops purchases with a card for a while, or allows them again. */
  setCardStatus(cardId: string, status: 'active' | 'suspended'): Promise<IssuedCard>;
  /** Ends a card for good; one that has ended stays as it is. */
  terminateCard(cardId: string): Promise<IssuedCard>;
  /** What the issuer's widget shows one card by, for five minutes. */
  clientToken(cardId: string): Promise<string>;
  /** Where the issuer's page to activate a card is; it holds for as long as a client token. */
  activateUrl(account: IssuedAccount): Promise<string>;
};
