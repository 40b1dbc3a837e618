import { announce } from '@reset/remote-sdk';
import {
  Button,
  Dialog,
  DialogActions,
  Form,
  Stack,
  SubmitButton,
  TextField,
} from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as yup from 'yup';
import { t as say, useMessages } from '#messages.ts';
import { endSessions } from '../api/end-sessions.ts';
import { userActionsQuery, type User } from '../api/get-user.ts';

interface Props {
  user: Pick<User, 'id' | 'name'>;
}

/** Logs a person out everywhere, once staff have said why; the log of her account then has it. */
export function EndSessions({ user }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { name } = user;
  return (
    <Stack gap={16}>
      <p>{t('users.logOutConsequence', { name })}</p>
      <div>
        <Button variant="danger" onPress={() => setOpen(true)}>
          {t('users.logOutEverywhere')}
        </Button>
      </div>
      <Dialog title={t('users.logOutName', { name })} isOpen={isOpen} onClose={close}>
        <ReasonForm user={user} onClose={close} />
      </Dialog>
    </Stack>
  );
}

/** Asks for the reason. Its field has the focus: what will happen stood beside the button. */
function ReasonForm({ user: { id, name }, onClose }: Props & { onClose: () => void }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  async function submit({ reason }: { reason: string }) {
    const result = await endSessions(id, { reason: reason.trim() });
    // What was refused is in the log as well.
    void queryClient.invalidateQueries({ queryKey: userActionsQuery(id).queryKey });
    if (!result.ok) return result.error;
    onClose();
    announce(t(result.data?.command ? 'users.logOutPending' : 'users.loggedOut', { name }));
    return undefined;
  }

  return (
    <div ref={box}>
      <Stack gap={16}>
        <p>{t('users.logOutConsequence', { name })}</p>
        <Form
          aria-label={t('users.logOutName', { name })}
          initialValues={noReason}
          validationSchema={reasonSchema}
          onSubmit={submit}
        >
          <TextField name="reason" label={t('users.reason')} autoComplete="off" />
          <DialogActions onCancel={onClose}>
            <SubmitButton variant="danger" isWide={false}>
              {t('users.logOut')}
            </SubmitButton>
          </DialogActions>
        </Form>
      </Stack>
    </div>
  );
}

const noReason = { reason: '' };

const reasonSchema = yup.object({
  reason: yup
    .string()
    .trim()
    .required(say('users.reasonRequired'))
    .max(500, say('users.reasonTooLong')),
});
