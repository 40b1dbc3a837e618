/** Whoever verifies for us that people are who they say. */
export type IdentityChecks = {
  /**
   * Has a person checked. May be sent again: the same id is the same check.
   * @throws ProviderError
   */
  start(id: string, person: CheckedPerson): Promise<IdentityCheck>;
  /** @throws ProviderError */
  read(checkId: string): Promise<IdentityCheck>;
  /**
   * Has other pictures asked for where the link for them has expired.
   * @param id as it was started with
   * @throws ProviderError, `refused` for a check that waits for nothing
   */
  renewDocument(checkId: string, id: string): Promise<IdentityCheck>;
};

export type CheckedPerson = {
  firstName: string;
  lastName: string;
  /** A calendar date. */
  dateOfBirth: string;
  /** Nine digits. */
  ssn: string;
  email: string;
  /** Ten digits. */
  phoneNumber: string;
  address: {
    streetOne: string;
    streetTwo: string | null;
    city: string;
    stateAbbr: string;
    zipCode: string;
  };
};

export type IdentityCheck = {
  /** The provider's. */
  id: string;
  decision: 'accept' | 'reject' | 'review';
  /** The pictures that are awaited; null for none, and then a review is made by people. */
  document: AwaitedDocument | null;
  /** How often pictures were read, good or bad. */
  documentsRead: number;
};

/** Pictures of a document that are awaited. */
export type AwaitedDocument = {
  /** The provider's. Whoever has it may upload. */
  id: string;
  /** The provider's own page for them. */
  url: string;
};
