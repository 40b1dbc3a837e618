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

/** The queue of those who live elsewhere than the issuer of cards knows. */
export const TELL_ADDRESS_QUEUE = 'tell-address';
export type TellAddressJob = { user_id: string };

/** Who somebody is, by what she told and by her account: as providers have to know her. */
export type Person = PersonalInfo & { firstName: string; lastName: string; email: string };

export type HomeAddress = {
  streetOne: string;
  streetTwo: string | null;
  city: string;
  stateAbbr: string;
  zipCode: string;
};

/** An address as the other services have it on the wire. */
export const toWireAddress = (address: HomeAddress) => ({
  street_one: address.streetOne,
  ...(address.streetTwo === null ? {} : { street_two: address.streetTwo }),
  city: address.city,
  state_abbr: address.stateAbbr,
  zip_code: address.zipCode,
});
