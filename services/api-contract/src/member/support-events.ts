import type { Static } from 'typebox';
import { eventType } from '../events.ts';
import { Id } from '../fields.ts';

/* What the member service tells of support requests. */

/** A member asked people of ours to do something. The subject is the request. */
export const SupportRequestMade = eventType('support_request.made', { user_id: Id });

/** Somebody cancelled her card application, by such a request. The subject is she. */
export const CancellationRequested = eventType('card_application.cancellation_requested', {});

/** By type, for subscribers. */
export const supportEvents = {
  'support_request.made': SupportRequestMade,
  'card_application.cancellation_requested': CancellationRequested,
};
export type SupportEvent = Static<(typeof supportEvents)[keyof typeof supportEvents]>;
