import Type from 'typebox';
import Value from 'typebox/value';
import { Uuid } from './synctera-schemas.ts';

const Event = Type.Object({
  type: Type.String({ maxLength: 200 }),
  // JSON as text.
  event_resource: Type.String({ maxLength: 1_000_000 }),
});

const OfAccount = Type.Object({ account_id: Uuid });
const Posted = Type.Object({
  data: Type.Object({ lines: Type.Array(OfAccount, { minItems: 1 }) }),
});

/**
 * The issuer's account that an event is about, if it is about cards or purchases; null for
 * any other. Nothing else that it says is believed.
 */
export function accountOfEvent(message: unknown): string | null {
  if (!Value.Check(Event, message)) return null;
  if (!/^(CARD|TRANSACTION)\./.test(message.type)) return null;
  const resource = parsed(message.event_resource);
  if (Value.Check(OfAccount, resource)) return resource.account_id;
  if (Value.Check(Posted, resource)) return resource.data.lines[0]?.account_id ?? null;
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
