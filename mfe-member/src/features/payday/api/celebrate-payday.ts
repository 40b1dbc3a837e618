import type { DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import { api, unwrap } from '@reset/remote-sdk';

/** POST /dashboard/payday/celebrated: no browser congratulates her on that payday again. Refuses staff with 403. */
export const celebratePayday = async (payday: NonNullable<DashboardPayday['current_payday']>) =>
  unwrap(await api.post('/dashboard/payday/celebrated', { payday }));
