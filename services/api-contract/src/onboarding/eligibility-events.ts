import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';

/* What the onboarding service tells of who may have a card. The subject is the user. */

/** Somebody was found eligible for a card, or is it no more. Whom nothing was told of is not. */
export const EligibilityChanged = eventType('eligibility.changed', { eligible: Type.Boolean() });

/** By type, for subscribers. */
export const eligibilityEvents = { 'eligibility.changed': EligibilityChanged };
export type EligibilityEvent = Static<(typeof eligibilityEvents)[keyof typeof eligibilityEvents]>;
