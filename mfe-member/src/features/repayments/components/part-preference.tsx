import { announce } from '@reset/remote-sdk';
import { Form, RadioGroupField, SubmitButton, Tile } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { preferPart, repaymentsQuery } from '../api/repayments.ts';
import { useMessages } from '../repayments-messages.ts';

interface Props {
  repaysInPart: boolean;
}

/** Whether she would rather repay a part than later. */
export function PartPreference({ repaysInPart }: Props) {
  const t = useMessages();
  const client = useQueryClient();

  async function save({ when }: { when: string }) {
    const result = await preferPart(when === 'part');
    if (!result.ok) return result.error;
    await client.invalidateQueries(repaymentsQuery);
    announce(t('part.saved'));
    return undefined;
  }

  return (
    <Tile>
      <Form
        key={String(repaysInPart)}
        aria-label={t('part')}
        initialValues={{ when: repaysInPart ? 'part' : 'later' }}
        onSubmit={save}
      >
        {({ when }) => (
          <>
            <RadioGroupField
              name="when"
              label={t('part')}
              choices={[
                { value: 'later', label: t('part.later'), description: t('part.later.text') },
                { value: 'part', label: t('part.part'), description: t('part.part.text') },
              ]}
            />
            {(when === 'part') !== repaysInPart && (
              <SubmitButton isWide={false}>{t('part.save')}</SubmitButton>
            )}
          </>
        )}
      </Form>
    </Tile>
  );
}
