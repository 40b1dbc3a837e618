import Type, { type Static } from 'typebox';
import { body, Id, Instant, nullable, text } from '../fields.ts';
import { OfferedSlice } from '../gateway/release-override.ts';

/** GET /admin/releases, for administrators: what is live, and what of it the caller may open otherwise. */
export const AdminReleases = Type.Object({
  slices: Type.Array(OfferedSlice),
  /** What the caller opens in another version, in which browser it may be. */
  override: nullable(
    Type.Object({
      id: Id,
      slice: Type.String(),
      version: Type.String(),
      until: Instant,
      /** Whether it is of the session in which she asks. */
      here: Type.Boolean(),
    }),
  ),
});
export type AdminReleases = Static<typeof AdminReleases>;

/** POST /admin/release_overrides: the caller's browser opens the slice in this version, for an hour at most. */
export const BeginOverride = body({ slice: text(60), version: text(60) });
export type BeginOverride = Static<typeof BeginOverride>;

/** 201, and with the next page she has it. */
export const OverrideBegun = Type.Object({
  until: Instant,
  /** A page of the slice. */
  path: Type.String(),
});
export type OverrideBegun = Static<typeof OverrideBegun>;
