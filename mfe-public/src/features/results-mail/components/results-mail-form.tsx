import type { ApiError, ApiResult } from '@reset/remote-sdk';
import { PageLayout, Skeleton, SkeletonForm, type FormRefusal } from '@reset/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { useStageArrival } from '#stages/use-stage-arrival.ts';
import type { Recipient } from '../model/recipient.ts';
import { useMessages } from '../results-mail-messages.ts';
import { MailSent } from './mail-sent.tsx';

const RecipientForm = lazy(async () => ({ default: (await loadRecipientForm()).RecipientForm }));

interface Props {
  /** The stage's h1 and, where the page calls `useStageArrival`, the very title that it names. */
  title: string;
  /** What comes by mail, in a sentence or two. */
  intro: string;
  /** Sends what there is to send to the one who asks. Called again when she asks once more. */
  onSend: (user: Recipient) => Promise<ApiResult<unknown>>;
}

/** The last stage of what ends in a mail: who gets it, then that it was sent, and a way to ask again. */
export function ResultsMailForm({ title, intro, onSend }: Props) {
  const t = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isSent = sentTo !== null;
  useStageArrival(isSent ? t('sent') : title);

  async function send(user: Recipient) {
    const result = await onSend(user);
    if (!result.ok) return refusalOf(result.error);
    setSentTo(user.email);
    return undefined;
  }

  const refusalOf = (error: ApiError): FormRefusal =>
    error.status === 429 ? { message: t('wait'), errors: {} } : error;

  return (
    <PageLayout width="form" title={isSent ? t('sent') : title} intro={isSent ? undefined : intro}>
      {isSent ? (
        <MailSent email={sentTo} onStartOver={() => setSentTo(null)} />
      ) : (
        <Suspense fallback={<RecipientFormSkeleton />}>
          <RecipientForm label={title} onSubmit={send} />
        </Suspense>
      )}
    </PageLayout>
  );
}

const RecipientFormSkeleton = () => (
  <Skeleton>
    <SkeletonForm fields={2} />
  </Skeleton>
);

/** What forms are made with comes when it is wanted, not with the page. */
const loadRecipientForm = () => import('./recipient-form.tsx');

/** For the moment when somebody begins what ends in a mail: the form is then there in time. */
export function prepareResultsMail(): void {
  // A failure shows when the form is asked for.
  loadRecipientForm().catch(() => undefined);
}
