import type { Static } from 'typebox';
import { eventType } from '../events.ts';

/* What the member service tells of spending limits. The subject is the user. */

/** Her limit, or something that it was computed from, is another than before. */
export const SpendingLimitComputed = eventType('spending_limit.computed', {});

/** By type, for subscribers. */
export const limitEvents = { 'spending_limit.computed': SpendingLimitComputed };
export type LimitEvent = Static<(typeof limitEvents)[keyof typeof limitEvents]>;
