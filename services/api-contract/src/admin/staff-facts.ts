import type { Static } from 'typebox';
import { fact } from '../events.ts';

/* What the admin service tells of staff. The subject is the user. */

/** Somebody became a member of staff. */
export const StaffAdded = fact('staff.added', {});

/** Somebody is no member of staff any more. */
export const StaffRemoved = fact('staff.removed', {});

/** By type, for subscribers. */
export const staffFacts = { 'staff.added': StaffAdded, 'staff.removed': StaffRemoved };
export type StaffFact = Static<(typeof staffFacts)[keyof typeof staffFacts]>;
