import Type, { type Static } from 'typebox';
import { nullable } from '../fields.ts';

/**
 * GET, PUT and DELETE of /card_application/availability_notice and of
 * /tax_refund_advance_application/availability_notice: whether she is told by email once the product
 * is to be had where she lives. PUT takes `?state_abbr=`, where she lives, of who has not told her
 * address: until she withdraws it, her application stops there.
 */
export const AvailabilityNotice = Type.Object({
  /** Two letters; null where nothing about where she lives is in the way. */
  state_abbr: nullable(Type.String()),
  /** She has asked for it, and has not been told yet. */
  requested: Type.Boolean(),
});
export type AvailabilityNotice = Static<typeof AvailabilityNotice>;
