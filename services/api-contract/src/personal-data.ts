import Type, { type Static } from 'typebox';

/** Rows of one kind: amounts in decimal dollars, instants and days in ISO 8601. */
export const PersonalDataSection = Type.Object({
  /** As the file is called: `purchases`. */
  name: Type.String({ pattern: '^[a-z]+(_[a-z]+)*$' }),
  /** Of each row, also where there is none. */
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
});
export type PersonalDataSection = Static<typeof PersonalDataSection>;

/**
 * Internal, GET /internal/people/:user_id/personal_data of each service, for the public service: all that
 * this one keeps about somebody, as it was at one moment. More rows than can be handed over at once are
 * a fault, and never left out.
 */
export const PersonalData = Type.Object({ sections: Type.Array(PersonalDataSection) });
export type PersonalData = Static<typeof PersonalData>;
