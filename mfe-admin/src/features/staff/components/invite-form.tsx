import type { InviteStaff } from '@reset/api-contract/admin/staff.ts';
import { Banner, Form, SelectField, SubmitButton, TextField } from '@reset/shared-ui';
import { useState } from 'react';
import * as yup from 'yup';
import { t as say, useMessages } from '#messages.ts';
import { invite } from '../api/staff.ts';
import { STAFF_ROLES } from '#role/role-store.ts';
import styles from './invite-form.module.css';
import { useStaffChange } from './use-staff-change.ts';

/** An administrator invites somebody; the form is empty again once the mail is on its way. */
export function InviteForm() {
  const t = useMessages();
  const change = useStaffChange();
  const [invited, setInvited] = useState<string[]>([]);

  async function submit({ email, role }: InviteStaff) {
    const refusal = await change.make(() => invite({ email: email.trim(), role }));
    if (!refusal) setInvited([...invited, email.trim()]);
    return refusal;
  }

  return (
    <>
      <div role="status" className={styles.sent}>
        {invited.length > 0 && (
          <Banner tone="success">{t('invite.sent', { email: invited.at(-1) ?? '' })}</Banner>
        )}
      </div>
      <Form
        // Anew after each invitation: nothing of the last one is in it.
        key={invited.length}
        aria-label={t('invite.title')}
        initialValues={noInvitation}
        validationSchema={inviteSchema}
        onSubmit={submit}
      >
        <TextField
          name="email"
          type="email"
          inputMode="email"
          label={t('users.email')}
          autoComplete="off"
        />
        <SelectField
          name="role"
          label={t('staff.role')}
          description={t('invite.roleHint')}
          choices={STAFF_ROLES.map((role) => ({ value: role, label: t(`staff.${role}`) }))}
        />
        <SubmitButton>{t('invite.submit')}</SubmitButton>
      </Form>
    </>
  );
}

const noInvitation: InviteStaff = { email: '', role: 'operations' };

const inviteSchema = yup.object({
  email: yup.string().trim().required(say('invite.emailRequired')).email(say('invite.emailWrong')),
  role: yup
    .string()
    .oneOf([...STAFF_ROLES])
    .required(),
});
