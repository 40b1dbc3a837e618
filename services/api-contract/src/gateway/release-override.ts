import Type, { type Static } from 'typebox';
import { Id, Instant, nullable } from '../fields.ts';

/** A version of a slice that the signed registry vouches for, and what it is there. */
export const OfferedVersion = Type.Object({
  version: Type.String(),
  /** Of what it is made of (`contentDigest` of service-kit). */
  digest: Type.String(),
  standing: Type.Union([Type.Literal('live'), Type.Literal('previous'), Type.Literal('canary')]),
  /** Which share of people gets a canary, of a hundred; null for the others. */
  percent: nullable(Type.Integer()),
});
export type OfferedVersion = Static<typeof OfferedVersion>;

/** A slice with the versions in which staff may open it. */
export const OfferedSlice = Type.Object({
  /** `shell`, `mfe-member`. */
  slice: Type.String(),
  team: Type.String(),
  /** A page of its. */
  path: Type.String(),
  versions: Type.Array(OfferedVersion),
});
export type OfferedSlice = Static<typeof OfferedSlice>;

/** GET /internal/releases of the gateway, for the admin service. */
export const OfferedSlices = Type.Object({ slices: Type.Array(OfferedSlice) });
export type OfferedSlices = Static<typeof OfferedSlices>;

/** That a browser of staff opens one slice in another version than others get, until then. */
export const ReleaseOverride = Type.Object({
  id: Id,
  slice: Type.String(),
  version: Type.String(),
  digest: Type.String(),
  until: Instant,
});
export type ReleaseOverride = Static<typeof ReleaseOverride>;

/**
 * What the admin service tells the gateway beside its answer, as base64url JSON in
 * `x-reset-release-override`: what the calling browser opens from now on; null: what is live. It never
 * reaches the browser.
 */
export const OverrideChange = nullable(ReleaseOverride);
export type OverrideChange = Static<typeof OverrideChange>;

/** POST /internal/release_overrides/:id/check of the admin service: ends one that stands no longer. */
export const CheckOverride = Type.Object(
  {
    /** Of the session in which the page is opened; null without one. */
    session_id: nullable(Type.String()),
    /** Whether the registry still vouches for the version, and the store has it as it was. */
    is_offered: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type CheckOverride = Static<typeof CheckOverride>;

export const CheckOverrideReply = Type.Object({ stands: Type.Boolean() });
export type CheckOverrideReply = Static<typeof CheckOverrideReply>;
