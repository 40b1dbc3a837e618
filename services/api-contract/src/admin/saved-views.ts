import Type, { type Static } from 'typebox';
import { body, Instant, text } from '../fields.ts';

/** How many one person may keep. */
export const MAX_SAVED_VIEWS = 50;

const view = {
  name: text(60),
  /** The page of a list in the back office: `/admin/users`. */
  path: Type.String({ pattern: '^/admin(/[a-z0-9-]+)+$', maxLength: 100 }),
  /** What its address has after the question mark; may be empty. */
  query: Type.String({ pattern: '^[\\x21-\\x7e]*$', maxLength: 1_000 }),
};

/** PUT /admin/saved_views: keeps a view of the caller's under a name, in place of one that had it. 204. */
export const PutSavedView = body(view);
export type PutSavedView = Static<typeof PutSavedView>;

/** DELETE /admin/saved_views?name=: 204, also where there is none of that name. */
export const SavedViewQuery = Type.Object({ name: view.name }, { additionalProperties: false });

/** GET /admin/saved_views: the caller's own, by their names. */
export const SavedViews = Type.Object({
  saved_views: Type.Array(Type.Object({ ...view, saved_at: Instant })),
});
export type SavedViews = Static<typeof SavedViews>;
