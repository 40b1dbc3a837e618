import Type, { type Static } from 'typebox';

/**
 * The one shape in which every service and the gateway refuse: a sentence for
 * people, a word for programs, what is wrong field by field, and the id under
 * which the logs tell the rest.
 */
export const ErrorBody = Type.Object({
  error: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  request_id: Type.String(),
});
export type ErrorBody = Static<typeof ErrorBody>;
