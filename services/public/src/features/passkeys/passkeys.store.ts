import type { Database } from '@reset/service-kit';

export {
  checkAssertion,
  consumeAssertion,
  type RightSignature,
  type UnprovenByPasskey,
} from './assertions.store.ts';

/** Whether she can sign in by one. */
export async function hasPasskey(database: Database, userId: string): Promise<boolean> {
  const row = await database('passkey').where({ user_id: userId }).first('id');
  return row !== undefined;
}
