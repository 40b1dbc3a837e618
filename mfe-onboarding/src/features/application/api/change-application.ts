import { api, unwrap } from '@reset/remote-sdk';

/** POST /card_application/skip_payroll: payroll linking is left out. May be sent again. */
export async function skipPayroll(): Promise<void> {
  unwrap(await api.post('/card_application/skip_payroll'));
}

const NOTHING_LINKED = 409;

/** POST /bank_accounts/unlink. Where nothing is linked any more, it is done as well. */
export async function unlinkBank(): Promise<void> {
  const result = await api.post('/bank_accounts/unlink');
  if (!result.ok && result.error.status !== NOTHING_LINKED) throw result.error;
}
