/** Whoever verifies for us that people are who they say. */
export type IdentityChecks = {
  /**
   * Has a person checked. May be sent again: the same id is the same check.
   * @throws ProviderError
   */
  start(id: string, person: CheckedPerson): Promise<IdentityCheck>;
  /** @throws ProviderError */
  read(checkId: string): Promise<IdentityCheck>;
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
  /** Whether pictures of a document are awaited; a review that awaits none is made by people. */
  awaitsDocument: boolean;
};
