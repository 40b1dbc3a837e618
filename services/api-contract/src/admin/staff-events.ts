import type { Static } from 'typebox';
import { eventType } from '../events.ts';

/* What the admin service tells of staff. The subject is the user. */

/** Somebody became a member of staff. */
export const StaffAdded = eventType('staff.added', {});

/** Somebody is no member of staff any more. */
export const StaffRemoved = eventType('staff.removed', {});

/** By type, for subscribers. */
export const staffEvents = { 'staff.added': StaffAdded, 'staff.removed': StaffRemoved };
export type StaffEvent = Static<(typeof staffEvents)[keyof typeof staffEvents]>;
