/** What we need of whoever lets members link a payroll in a widget; each call throws ProviderError. */
export type PayrollLinking = {
  /** A token that opens the widget once, for this user. */
  createLinkToken(wanted: {
    userId: string;
    /** Chosen before; null for a choice in the widget. */
    platformId: string | null;
    /** Repairs this account's connection instead of making another one. */
    repairs: string | null;
    /** Where her pay is to be sent from now on, if the widget is to switch it. */
    deposit: { accountNumber: string; routingNumber: string } | null;
  }): Promise<string>;
  /** The provider reads the account no more; nothing happens when it does not know it. */
  removeAccount(accountId: string): Promise<void>;
};
