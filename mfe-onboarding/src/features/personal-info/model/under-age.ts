import { birthDateFault } from '@reset/application-engine/policy/birth-date.ts';
import { dayOf } from '@reset/application-engine/policy/day.ts';

/** Whether who was born on that date is too young today; of what is no date it is not said. */
export const isUnderAge = (dateOfBirth: string): boolean =>
  birthDateFault(dateOfBirth, dayOf(new Date())) === 'under_age';
