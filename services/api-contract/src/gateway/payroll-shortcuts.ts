import Type, { type Static } from 'typebox';
import { Shortcuts } from './shortcuts.ts';

/** Platforms that many are paid by, for each kind of income. */
export const PayrollShortcuts = Type.Object(
  { salary: Shortcuts, hourly: Shortcuts, gig: Shortcuts, benefits: Shortcuts },
  { additionalProperties: false },
);
export type PayrollShortcuts = Static<typeof PayrollShortcuts>;
