import { body, Id, text } from './fields.ts';

/** Internal, POST /internal/cases/:id/close: staff have looked at it, and nothing else closes it. */
export const CloseCase = body({ actor_id: Id, reason: text(500) });
