import Type, { type Static } from 'typebox';
import { eventType } from '../events.ts';
import { Id } from '../fields.ts';

/* What the member service tells of taxes. The subject is the user. */

/** She has opened the questions of her taxes; once. */
export const TaxFilingStarted = eventType('tax_filing.started', {});

const TaxReturn = {
  income_tax_return_id: Id,
  /** `Federal`, or a state as `NY`. */
  jurisdiction: Type.String(),
  tax_year: Type.Integer(),
};

/** A return was sent to the tax authority; again where one that was rejected is corrected. */
export const TaxReturnSubmitted = eventType('tax_return.submitted', TaxReturn);

/** It was accepted; once, whatever becomes of it. */
export const TaxReturnAccepted = eventType('tax_return.accepted', TaxReturn);

/** It was rejected, after it was accepted or not. */
export const TaxReturnRejected = eventType('tax_return.rejected', TaxReturn);

/** Its refund was sent, or nothing is to be sent. */
export const TaxReturnRefunded = eventType('tax_return.refund_received', TaxReturn);
export const TaxReturnNotRefunded = eventType('tax_return.no_refund', TaxReturn);

/** The tax authority has it no more. */
export const TaxReturnWithdrawn = eventType('tax_return.withdrawn', TaxReturn);

/** By type, for subscribers. */
export const taxEvents = {
  'tax_filing.started': TaxFilingStarted,
  'tax_return.submitted': TaxReturnSubmitted,
  'tax_return.accepted': TaxReturnAccepted,
  'tax_return.rejected': TaxReturnRejected,
  'tax_return.refund_received': TaxReturnRefunded,
  'tax_return.no_refund': TaxReturnNotRefunded,
  'tax_return.withdrawn': TaxReturnWithdrawn,
};
export type TaxEvent = Static<(typeof taxEvents)[keyof typeof taxEvents]>;
