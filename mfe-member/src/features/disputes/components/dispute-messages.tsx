import {
  EmptyState,
  Form,
  Stack,
  SubmitButton,
  TextAreaField,
  Tile,
  type FormRefusal,
} from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { disputeQuery, sendMessage, type Dispute } from '../api/dispute.ts';
import { useMessages } from '../disputes-messages.ts';
import styles from './disputes.module.css';

/** As long as the service takes. */
const MAX_LENGTH = 2_000;

/** What she and staff wrote about a dispute, and the place to write more. */
export function DisputeMessages({ dispute }: { dispute: Dispute }) {
  const t = useMessages();
  const client = useQueryClient();
  const { cardTransactionId, messages } = dispute;
  // Kept until it has arrived: sent again, it is the same message.
  const [id, setId] = useState(newMessageId);

  async function send({ text }: { text: string }): Promise<FormRefusal | undefined> {
    const problem = problemOf(text.trim());
    if (problem) return { message: problem, errors: { text: [problem] } };
    const result = await sendMessage(cardTransactionId, { id, text: text.trim() });
    if (!result.ok) return result.error;
    setId(newMessageId());
    await client.invalidateQueries(disputeQuery(cardTransactionId));
    return undefined;
  }

  function problemOf(text: string): string | undefined {
    if (text === '') return t('messages.required');
    return text.length > MAX_LENGTH ? t('messages.tooLong', { limit: MAX_LENGTH }) : undefined;
  }

  return (
    <Tile title={t('messages')}>
      <Stack gap={24}>
        {messages.length === 0 ? (
          <EmptyState message={t('messages.none')} />
        ) : (
          <Stack as="ul" gap={16}>
            {messages.map((message) => (
              <li key={message.id} className={styles.message} data-author={message.author}>
                <p className={styles.author}>
                  {t(message.author === 'member' ? 'messages.you' : 'messages.staff')}
                  <span className={styles.when}>{moment.format(new Date(message.sentAt))}</span>
                </p>
                <p>{message.text}</p>
              </li>
            ))}
          </Stack>
        )}
        <Form key={id} aria-label={t('messages')} initialValues={{ text: '' }} onSubmit={send}>
          <TextAreaField name="text" label={t('messages.text')} limit={MAX_LENGTH} />
          <SubmitButton>{t('messages.send')}</SubmitButton>
        </Form>
      </Stack>
    </Tile>
  );
}

const newMessageId = (): string => crypto.randomUUID();

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
