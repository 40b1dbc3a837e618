import Type, { type Static } from 'typebox';
import { FlagState } from '../flags/flag-states.ts';

/** A flag of the list, and how it stands wherever it is evaluated. */
const Flag = Type.Object({
  name: Type.String(),
  /** The team that answers for it. */
  owner: Type.String(),
  purpose: Type.String(),
  default: Type.Boolean(),
  /** The last day on which it is needed; null for one that stays. */
  expires_on: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  is_expired: Type.Boolean(),
  never_in_production: Type.Boolean(),
  states: Type.Array(FlagState),
});

/** GET /admin/flags, for administrators. */
export const AdminFlags = Type.Object({
  flags: Type.Array(Flag),
  /** Services that did not say how theirs stand. */
  unavailable: Type.Array(Type.String()),
});
export type AdminFlags = Static<typeof AdminFlags>;
