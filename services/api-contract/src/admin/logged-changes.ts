import Type from 'typebox';
import { nullable } from '../fields.ts';

/** Fields with their values before and after as JSON texts; null where nobody knows it. */
export const LoggedChanges = Type.Array(
  Type.Object({
    field: Type.String(),
    before: nullable(Type.String()),
    after: nullable(Type.String()),
  }),
);
