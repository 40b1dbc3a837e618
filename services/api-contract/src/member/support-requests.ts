import type { Static } from 'typebox';
import { body, text } from '../fields.ts';

/** POST /admins/internal_message: what a member asks people of ours to do. */
export const SupportRequest = body({ type: text(100), body: text(5_000) });
export type SupportRequest = Static<typeof SupportRequest>;
