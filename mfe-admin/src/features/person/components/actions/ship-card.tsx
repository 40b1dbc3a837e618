import { RadioGroupField } from '@reset/shared-ui';
import * as yup from 'yup';
import { CommandAction } from '#features/commands/commands.ts';
import { t as say, useMessages } from '../../action-messages.ts';
import { ContactFacts } from './contact-facts.tsx';

const METHODS = ['standard', 'expedited'] as const;

/** A card of plastic, by mail. */
export function ShipCard({ userId }: { userId: string }) {
  const t = useMessages();
  return (
    <CommandAction
      userId={userId}
      action={t('card.action')}
      title={t('card.action')}
      consequence={t('card.consequence')}
      done={t('card.done')}
      initialValues={{ method: '' }}
      schema={{ method: yup.string().required(say('card.required')) }}
      renderFields={() => (
        <>
          <ContactFacts userId={userId} />
          <RadioGroupField
            name="method"
            label={t('card.method')}
            choices={METHODS.map((value) => ({ value, label: t(`card.${value}`) }))}
          />
        </>
      )}
      toCall={({ method }) => ({
        path: `/users/${userId}/issue_physical_card`,
        body: { expeditedFulfillment: method === 'expedited' },
      })}
    />
  );
}
