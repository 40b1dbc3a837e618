import { api, unwrap } from '@reset/remote-sdk';

/** POST /card_application/restart: begins a cancelled application again. May be sent again. */
export async function restartApplication(): Promise<void> {
  unwrap(await api.post('/card_application/restart'));
}
