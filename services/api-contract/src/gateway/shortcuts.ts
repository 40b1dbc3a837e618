import Type, { type Static } from 'typebox';

/** Institutions that many have, in the order in which they are shown. */
export const Shortcuts = Type.Array(
  Type.Object(
    {
      /** What to search for. */
      search: Type.String({ minLength: 2, maxLength: 100 }),
      /** Which of the answers it is, by the provider's id. */
      id: Type.String({ minLength: 1, maxLength: 100 }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 8 },
);
export type Shortcuts = Static<typeof Shortcuts>;
