import type { InviteStaff } from '@reset/api-contract/admin/staff.ts';
import * as yup from 'yup';
import { t } from '#messages.ts';

export const noInvitation: InviteStaff = { email: '', role: 'agent' };

export const inviteSchema = yup.object({
  email: yup.string().trim().required(t('invite.emailRequired')).email(t('invite.emailWrong')),
  role: yup.string().oneOf(['owner', 'agent']).required(),
});
