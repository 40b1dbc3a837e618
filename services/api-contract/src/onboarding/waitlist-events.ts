import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { WaitlistedPerson } from './waitlist.ts';

/* What the onboarding service tells of the waitlist. The subject is the entry. */

/** Somebody is on the waitlist. */
export const WaitlistEntryAdded = eventType(
  'waitlist_entry.added',
  Type.Omit(WaitlistedPerson, ['id']).properties,
);

/** By type, for subscribers. */
export const waitlistEvents = { 'waitlist_entry.added': WaitlistEntryAdded };
export type WaitlistEvent = Static<(typeof waitlistEvents)[keyof typeof waitlistEvents]>;
