import { api, unwrap } from '@reset/remote-sdk';

/** POST /card_application/confirm_repayment_account. May be sent again. @throws ApiError */
export async function confirmRepayment(): Promise<void> {
  unwrap(await api.post('/card_application/confirm_repayment_account'));
}
