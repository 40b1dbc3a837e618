import Type, { type Static } from 'typebox';
import { text } from '../fields.ts';
import { Earnings } from './income.ts';

/* What a demonstration sets off at the providers; served where demo triggers are on, never in production. */

/** POST /simulate/transaction: somebody pays with her card; answered by the CardTransaction. */
export const SimulateTransaction = Type.Object(
  {
    /** Dollars in whole cents; 10 without one. */
    amount: Type.Optional(Type.Number({ minimum: 0.01, maximum: 10_000 })),
    merchant_name: Type.Optional(text(80)),
  },
  { additionalProperties: false },
);
export type SimulateTransaction = Static<typeof SimulateTransaction>;

/** POST /simulate/direct_deposit: her employer pays; answered by the DashboardPayday. */
export const SimulateDirectDeposit = Type.Object(
  {
    /** Dollars in whole cents; without one what the payday expects, or 1,000. */
    amount: Type.Optional(Type.Number({ minimum: 0.01, maximum: 10_000 })),
  },
  { additionalProperties: false },
);
export type SimulateDirectDeposit = Static<typeof SimulateDirectDeposit>;

/** POST /simulate/earnings: she worked today; answered by the shift. */
export const SimulateEarnings = Type.Object(
  { hours: Type.Optional(Type.Number({ minimum: 0.25, maximum: 24 })) },
  { additionalProperties: false },
);
export type SimulateEarnings = Static<typeof SimulateEarnings>;

export const SimulatedShift = Earnings.properties.shifts.items;
export type SimulatedShift = Static<typeof SimulatedShift>;
