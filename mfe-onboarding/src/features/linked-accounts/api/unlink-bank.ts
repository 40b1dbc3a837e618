import { api } from '@reset/remote-sdk';

/**
 * POST /bank_accounts/unlink. Where nothing is linked any more, it is done as well.
 * @throws ApiError also where the account still repays what is owed
 */
export async function unlinkBank(): Promise<void> {
  const result = await api.post('/bank_accounts/unlink');
  if (!result.ok && result.error.code !== 'no_bank_linked') throw result.error;
}
