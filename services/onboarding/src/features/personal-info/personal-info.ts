/** What a person told of herself. */
export type PersonalInfo = {
  userId: string;
  /** Ten digits. */
  phoneNumber: string;
  /** A calendar date. */
  dateOfBirth: string;
  /** Nine digits. */
  ssn: string;
  address: HomeAddress;
};

export type HomeAddress = {
  streetOne: string;
  streetTwo: string | null;
  city: string;
  stateAbbr: string;
  zipCode: string;
};
