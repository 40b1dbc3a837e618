import { dateFormat } from '@reset/shared-ui/locale.ts';
import { announce } from '@reset/remote-sdk';
import {
  Form,
  Stack,
  SubmitButton,
  Text,
  TextAreaField,
  Tile,
  type FormRefusal,
} from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { disputeQuery, sendMessage, type Dispute } from '../api/dispute.ts';
import { useMessages } from '../disputes-messages.ts';
import { MAX_LENGTH, messageSchema } from '../model/message-form.ts';
import styles from './disputes.module.css';

interface Props {
  dispute: Dispute;
  /** Whether anything of it is still to come. */
  canWrite: boolean;
}

/** What she and staff wrote about a dispute, and the place to write more. */
export function DisputeMessages({ dispute, canWrite }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const { cardTransactionId, messages } = dispute;
  // Kept until it has arrived: sent again, it is the same message.
  const [id, setId] = useState(newMessageId);

  const box = useRef<HTMLDivElement>(null);
  const opened = useRef(id);
  useEffect(() => {
    // The form is a new one, and the button that had the focus is gone.
    if (id !== opened.current) box.current?.querySelector('textarea')?.focus();
  }, [id]);

  async function send({ text }: { text: string }): Promise<FormRefusal | undefined> {
    const result = await sendMessage(cardTransactionId, { id, text: text.trim() });
    if (!result.ok) return result.error;
    setId(newMessageId());
    await client.invalidateQueries(disputeQuery(cardTransactionId));
    announce(t('messages.sent'));
    return undefined;
  }

  return (
    <Tile title={t('messages')}>
      <Stack gap={24}>
        {messages.length === 0 ? (
          <Text tone="muted">{t('messages.none')}</Text>
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
        {canWrite && (
          <div ref={box}>
            <Form
              key={id}
              aria-label={t('messages')}
              initialValues={{ text: '' }}
              validationSchema={messageSchema}
              onSubmit={send}
            >
              <TextAreaField name="text" label={t('messages.text')} limit={MAX_LENGTH} />
              <SubmitButton>{t('messages.send')}</SubmitButton>
            </Form>
          </div>
        )}
      </Stack>
    </Tile>
  );
}

const newMessageId = (): string => crypto.randomUUID();

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
