import { Form, RadioGroupField, SubmitButton, Tile } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { preferPart, repaymentsQuery } from '../api/repayments.ts';
import { useMessages } from '../repayments-messages.ts';
import styles from './repayments.module.css';

interface Props {
  repaysInPart: boolean;
}

/** Whether she would rather repay a part than later. */
export function PartPreference({ repaysInPart }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const [isSaved, setSaved] = useState(false);

  async function save({ when }: { when: string }) {
    setSaved(false);
    const result = await preferPart(when === 'part');
    if (!result.ok) return result.error;
    await client.invalidateQueries(repaymentsQuery);
    setSaved(true);
    return undefined;
  }

  return (
    <Tile>
      <Form
        aria-label={t('part')}
        initialValues={{ when: repaysInPart ? 'part' : 'later' }}
        onSubmit={save}
      >
        <RadioGroupField
          name="when"
          label={t('part')}
          choices={[
            { value: 'later', label: t('part.later'), description: t('part.later.text') },
            { value: 'part', label: t('part.part'), description: t('part.part.text') },
          ]}
        />
        <div className={styles.save}>
          <SubmitButton variant="secondary" isWide={false}>
            {t('part.save')}
          </SubmitButton>
          <p role="status">{isSaved && t('part.saved')}</p>
        </div>
      </Form>
    </Tile>
  );
}
