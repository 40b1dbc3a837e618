import { computeLimit, isTrusted } from './limit-of-model.ts';
import type { MemberModel } from './member-model.ts';
import type { RealMember } from './real-member.ts';

/** Her limit is computed anew, here and there. @returns what it is computed from */
export async function refreshLimit(model: MemberModel, real: RealMember) {
  // What grows too old in the course of a day is looked at with the next change, or on the next day.
  if (model.limit.isTrusted && !isTrusted(model)) await real.markLimit();
  await real.service.jobs.runSchedule('mark-limits-of-yesterday');
  await real.service.limits();
  model.readAt = await real.readAt();
  return computeLimit(model);
}
