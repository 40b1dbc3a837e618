import { api, unwrap } from '@reset/remote-sdk';

/** POST /card_application/skip_payroll: payroll linking is left out. May be sent again. */
export async function skipPayroll(): Promise<void> {
  unwrap(await api.post('/card_application/skip_payroll'));
}
