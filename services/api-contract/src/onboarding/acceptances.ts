import Type, { type Static } from 'typebox';
import { body, Id } from '../fields.ts';
import { DISCLOSURE_TYPES } from './disclosures.ts';

/** POST /acceptances/bulk: versions that are in effect, all of which she has agreed to. */
export const PostAcceptances = body({
  disclosure_ids: Type.Array(Id, { minItems: 1, maxItems: DISCLOSURE_TYPES.length }),
});
export type PostAcceptances = Static<typeof PostAcceptances>;
