import type { Static } from 'typebox';
import { eventType } from '../events.ts';
import { nullable } from '../fields.ts';
import { ProductName, UserState } from './user-states.ts';

/* What the onboarding service tells of applications. The subject is the user. */

/** A person has come into a state, of one product or, as in signing up, of none in particular. */
export const UserStateEntered = eventType('user_state.entered', {
  state: UserState,
  product: nullable(ProductName),
});

/** By type, for subscribers. */
export const userStateEvents = { 'user_state.entered': UserStateEntered };
export type UserStateEvent = Static<(typeof userStateEvents)[keyof typeof userStateEvents]>;
