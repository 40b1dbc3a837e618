import Type, { type Static } from 'typebox';
import { Id } from '../fields.ts';

/** What of a member's staff name by its id. */
export const ObjectOfMember = Type.Enum([
  'dispute',
  'integration_error',
  'repayment_instance',
  'repayment_schedule',
] as const);
export type ObjectOfMember = Static<typeof ObjectOfMember>;

/** Internal, GET /internal/subjects/:kind/:id: whose it is; 404 for none. */
export const SubjectParams = Type.Object({ kind: ObjectOfMember, id: Id });
export const Subject = Type.Object({ user_id: Id });
export type Subject = Static<typeof Subject>;
