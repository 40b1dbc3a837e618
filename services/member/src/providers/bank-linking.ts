/** What we need of whoever lets members link a bank in a widget; each call throws ProviderError. */
export type BankLinking = {
  /** A token that opens the widget once, for this user. */
  startSession(wanted: {
    userId: string;
    /** Hers, for the bank to compare; null where it is not known. */
    name: string | null;
    /** Chosen before; null for a choice in the widget. */
    institutionId: string | null;
    /** Repairs this link instead of making another one. */
    repairs: string | null;
    /** Where the provider sends its webhooks; null for nowhere. */
    webhook: string | null;
  }): Promise<{ linkToken: string; expiresAt: Date }>;
  /** The public tokens that came of a session, the provider's own word for it. */
  readOutcome(linkToken: string): Promise<string[]>;
  exchange(publicToken: string): Promise<{ accessToken: string; itemId: string }>;
};
