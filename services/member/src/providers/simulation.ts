/** Something that is bought with a card. */
export type SimulatedPurchase = {
  /** The issuer's id. */
  cardId: string;
  amountCents: number;
  merchantName: string;
};

/**
 * Sets off at the providers what merchants and employers would. Only their imitations can do it.
 * Each throws ProviderError.
 */
export type Simulation = {
  /** How long it may take until we receive what was set off, or have read it. */
  maxWaitMs: number;
  /** Asks whether a card pays. @returns the issuer's id of the hold, and whether it is one */
  authorize(purchase: SimulatedPurchase): Promise<{ id: string; isApproved: boolean }>;
  /** The merchant collects what is held for it. */
  clear(holdId: string, amountCents: number): Promise<void>;
  /**
   * Her employer pays so much for all that she worked and was not paid for, as her payroll reports it.
   * @returns the payroll provider's id of the paystub
   */
  payShifts(accountId: string, netCents: number): Promise<string>;
  /** Her employer pays so much to her deposit account. @returns the issuer's id of it */
  pay(accountId: string, amountCents: number): Promise<string>;
  /** She worked so many hours today. @returns the payroll provider's id of the shift */
  work(accountId: string, hours: number): Promise<string>;
};
