import type { PutCardAccount } from '@reset/api-contract/member/commands.ts';
import type { SeededPerson } from './people.ts';
import type { Situation } from './situations.ts';

// Of the numbers that nobody is ever given.
const NOBODYS_PHONE = '2025550100';
const NOBODYS_NUMBER = '900000000';

/** A seeded person as an issuer of cards has to know her: all of it is made up. */
export const cardholderOf = ({
  person,
  situation,
}: {
  person: SeededPerson;
  situation: Situation;
}): PutCardAccount => ({
  person: {
    first_name: situation.user.first_name,
    last_name: situation.user.last_name,
    dob: '1994-05-06',
    ssn: NOBODYS_NUMBER,
    address: {
      street_one: '1 Harbor Street',
      city: 'Los Angeles',
      state_abbr: 'CA',
      zip_code: '90012',
    },
    phone_number: `+1${person.phone_number ?? NOBODYS_PHONE}`,
    email: person.email,
  },
});
