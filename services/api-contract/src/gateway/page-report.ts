import Type, { type Static } from 'typebox';

/**
 * How a slice failed in a page: its code did not `load`, a page or a panel of its `threw` and an error
 * boundary stands there, or something of its was `uncaught`.
 */
export const PageFailure = Type.Object(
  {
    kind: Type.Union([Type.Literal('load'), Type.Literal('threw'), Type.Literal('uncaught')]),
    /** The error's name and message; the gateway masks it before it keeps anything of it. */
    message: Type.String({ maxLength: 500 }),
  },
  { additionalProperties: false },
);
export type PageFailure = Static<typeof PageFailure>;

/** That a page runs a slice, or that it failed there. */
export const PageReport = Type.Object(
  {
    /** `shell`, `mfe-member`. */
    slice: Type.String({ maxLength: 60 }),
    version: Type.String({ maxLength: 60 }),
    failure: Type.Optional(PageFailure),
  },
  { additionalProperties: false },
);
export type PageReport = Static<typeof PageReport>;

/** POST /reports/pages: each slice and its failure once for each page. */
export const PageReports = Type.Object(
  { reports: Type.Array(PageReport, { minItems: 1, maxItems: 20 }) },
  { additionalProperties: false },
);
export type PageReports = Static<typeof PageReports>;
