import { browserLocation } from '@reset/remote-sdk';
import { cancellationRequest } from '@reset/remote-sdk/tab-storage';
import {
  DialogActions,
  Form,
  SubmitButton,
  TextAreaField,
  type FormRefusal,
} from '@reset/shared-ui';
import { forgetPersonalInfo } from '#features/personal-info/personal-info.ts';
import { requestCancellation } from '../api/request-cancellation.ts';
import { useMessages } from '../cancel-messages.ts';
import {
  cancellationOf,
  cancellationSchema,
  REASON_LIMIT,
  type CancellationValues,
} from '../model/cancellation.ts';

interface Props {
  userId: string;
  isRefused: boolean;
  onKeep: () => void;
}

/** Why, if she likes to say it, and the request itself; then the page that says it is done. */
export function CancellationForm({ userId, isRefused, onKeep }: Props) {
  const t = useMessages();

  async function submit(values: CancellationValues): Promise<FormRefusal | undefined> {
    const result = await requestCancellation(cancellationOf(values));
    if (!result.ok) return result.error;
    forgetPersonalInfo();
    cancellationRequest(userId).keep(true);
    browserLocation.assign('/application-cancelled');
    // The button shows that it is at work until the page is gone.
    return new Promise<undefined>(() => undefined);
  }

  return (
    <Form
      aria-label={t('title')}
      initialValues={NOTHING_SAID}
      validationSchema={cancellationSchema}
      onSubmit={submit}
    >
      <TextAreaField
        name="reason"
        label={t(isRefused ? 'reason.refused' : 'reason')}
        limit={REASON_LIMIT}
      />
      <DialogActions onCancel={onKeep} cancelLabel={t('keep')}>
        <SubmitButton variant="danger" isWide={false}>
          {t('confirm')}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

const NOTHING_SAID: CancellationValues = { reason: '' };
