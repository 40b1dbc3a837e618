import type { PostPersonalInfo } from '@reset/api-contract/onboarding/personal-info.ts';
import type { Situation } from './situations.ts';
import { people, type SeededPerson } from './people.ts';

// Of the numbers that nobody is ever given.
const NOBODYS_PHONE = '2025550100';

const HOME = {
  street_one: '1 Harbor Street',
  city: 'Los Angeles',
  state_abbr: 'CA',
  zip_code: '90012',
};
/** Taxes are filed elsewhere than in California. */
const FILERS_HOME = { ...HOME, city: 'Seattle', state_abbr: 'WA', zip_code: '98101' };

/** Who a seeded person is, as she tells it: all of it is made up, and no two have one number. */
export const personalInfoOf = (
  person: SeededPerson,
  { taxes }: Pick<Situation, 'taxes'>,
): PostPersonalInfo => ({
  phone_number: person.phone_number ?? NOBODYS_PHONE,
  date_of_birth: '1994-05-06',
  ssn: `51230${String(people.indexOf(person) + 1).padStart(4, '0')}`,
  address: taxes ? FILERS_HOME : HOME,
});
