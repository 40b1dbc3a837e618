import { computeLimit } from './limit-of-model.ts';
import type { MemberModel } from './member-model.ts';
import type { RealMember } from './real-member.ts';

/** Her limit is computed anew, here and there. @returns what it is computed from */
export async function refreshLimit(model: MemberModel, real: RealMember) {
  await real.service.jobs.runSchedule('mark-stale-limits');
  await real.service.limits();
  model.readAt = await real.readAt();
  return computeLimit(model);
}
