import Type, { type Static } from 'typebox';
import { body, Id, Instant } from '../fields.ts';
import { DISCLOSURE_TYPES, DisclosureType } from './disclosures.ts';

/** POST /acceptances/bulk: versions that are in effect, all of which she has agreed to. */
export const PostAcceptances = body({
  disclosure_ids: Type.Array(Id, { minItems: 1, maxItems: DISCLOSURE_TYPES.length }),
});
export type PostAcceptances = Static<typeof PostAcceptances>;

const acceptance = {
  /** Of the version that she agreed to. */
  id: Id,
  disclosure_type: DisclosureType,
  title: Type.String(),
  version: Type.Integer(),
  accepted_at: Instant,
};

/** GET /acceptances: the versions that she has agreed to, the latest first. */
export const Acceptances = Type.Array(Type.Object(acceptance));
export type Acceptances = Static<typeof Acceptances>;

/** GET /acceptances/:id: one of them with its text as it was, a paragraph, heading or item a line. */
export const AcceptedDocument = Type.Object({ ...acceptance, body: Type.String() });
export type AcceptedDocument = Static<typeof AcceptedDocument>;
