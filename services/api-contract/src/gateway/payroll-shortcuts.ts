import Type, { type Static } from 'typebox';

const Shortcuts = Type.Array(
  Type.Object(
    {
      /** What to search for. */
      search: Type.String({ minLength: 2, maxLength: 100 }),
      /** Which of the answers it is, by the payroll provider's id. */
      id: Type.String({ minLength: 1, maxLength: 100 }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 8 },
);

/** Platforms that many are paid by, for each kind of income, in the order in which they are shown. */
export const PayrollShortcuts = Type.Object(
  { salary: Shortcuts, hourly: Shortcuts, gig: Shortcuts, benefits: Shortcuts },
  { additionalProperties: false },
);
export type PayrollShortcuts = Static<typeof PayrollShortcuts>;
