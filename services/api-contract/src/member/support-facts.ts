import type { Static } from 'typebox';
import { fact } from '../events.ts';
import { Id } from '../fields.ts';

/* What the member service tells of support requests. The subject is the request. */

/** A member asked people of ours to do something. */
export const SupportRequestMade = fact('support_request.made', { user_id: Id });

/** By type, for subscribers. */
export const supportFacts = { 'support_request.made': SupportRequestMade };
export type SupportFact = Static<(typeof supportFacts)[keyof typeof supportFacts]>;
