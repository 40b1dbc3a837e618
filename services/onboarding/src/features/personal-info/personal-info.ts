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

/** Who somebody is, by what she told and by her account: as providers have to know her. */
export type Person = PersonalInfo & { firstName: string; lastName: string; email: string };

export type HomeAddress = {
  streetOne: string;
  streetTwo: string | null;
  city: string;
  stateAbbr: string;
  zipCode: string;
};
