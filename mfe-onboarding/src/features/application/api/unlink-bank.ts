import { api } from '@reset/remote-sdk';

const NOTHING_LINKED = 409;

/** POST /bank_accounts/unlink. Where nothing is linked any more, it is done as well. */
export async function unlinkBank(): Promise<void> {
  const result = await api.post('/bank_accounts/unlink');
  if (!result.ok && result.error.status !== NOTHING_LINKED) throw result.error;
}
