import { readCampaign } from '@reset/remote-sdk';

/** Whether somebody sent this visitor: a partner, a group or a person (requirement PUB-016). */
export function isInvited(): boolean {
  const { partner, groupId, referralSlug } = readCampaign();
  return partner !== null || Boolean(groupId) || Boolean(referralSlug);
}
