import { setTimeout as pause } from 'node:timers/promises';
import type { StaffRole } from '@reset/api-contract/admin/staff.ts';
import type { UserIdentity } from '@reset/api-contract/public/users.ts';
import type { InternalClient } from '@reset/service-kit';

const POLL_MS = 25;
const LIMIT_MS = 10_000;

type Services = { admin: InternalClient; publicService: InternalClient };

/**
 * Makes somebody a member of staff and waits until the public service has heard
 * of it, so that whoever signs in from now on does so as staff.
 */
export async function makeStaff(
  id: string,
  role: StaffRole,
  { admin, publicService }: Services,
): Promise<void> {
  await admin.put(`/internal/staff/${id}`, { role });
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const { staff } = await publicService.get<UserIdentity>(`/internal/users/${id}`);
    if (staff) return;
    if (performance.now() > until) {
      throw new Error('The public service does not hear who is of staff: see the log of public.');
    }
    await pause(POLL_MS);
  }
}
