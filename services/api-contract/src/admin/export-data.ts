import Type, { type Static } from 'typebox';
import { body } from '../fields.ts';

/** What staff export. */
export const ExportType = Type.Union([
  Type.Literal('users'),
  Type.Literal('waitlist'),
  Type.Literal('card_accounts'),
  Type.Literal('card_usage'),
  Type.Literal('users_for_analytics'),
]);

/** POST /admin/export_data: 202 {}; the file is mailed to who asked for it. */
export const ExportData = body({ type: ExportType });
export type ExportData = Static<typeof ExportData>;
