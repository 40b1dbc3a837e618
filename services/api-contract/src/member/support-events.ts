import type { Static } from 'typebox';
import { eventType } from '../events.ts';
import { Id } from '../fields.ts';

/* What the member service tells of support requests. The subject is the request. */

/** A member asked people of ours to do something. */
export const SupportRequestMade = eventType('support_request.made', { user_id: Id });

/** By type, for subscribers. */
export const supportEvents = { 'support_request.made': SupportRequestMade };
export type SupportEvent = Static<(typeof supportEvents)[keyof typeof supportEvents]>;
