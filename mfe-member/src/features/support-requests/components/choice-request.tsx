import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import { Form, RadioGroupField, SubmitButton, type FormRefusal } from '@reset/shared-ui';
import { useState } from 'react';
import { DoneMessage } from '#results/done-message.tsx';
import { useSupportRequest } from './use-support-request.ts';

interface Props {
  /** What is asked. */
  label: string;
  /** Said while nothing is chosen, when nothing can be sent. */
  hint: string;
  choices: readonly Choice[];
  submit: string;
}

interface Choice {
  value: string;
  label: string;
  /** What choosing it means. */
  description?: string;
  /** What is asked of people of ours then. */
  request: Omit<SupportRequest, 'id'>;
  /** Said once that has arrived. */
  received: string;
}

/** Asks people of ours for one of a few things, and says that it was received in the form's place. */
export function ChoiceRequest({ label, hint, choices, submit }: Props) {
  const send = useSupportRequest();
  const [received, setReceived] = useState<string | null>(null);
  if (received !== null) return <DoneMessage>{received}</DoneMessage>;

  async function request({ chosen }: { chosen: string }): Promise<FormRefusal | undefined> {
    const choice = choices.find(({ value }) => value === chosen);
    if (!choice) return undefined;
    const result = await send(choice.request);
    if (!result.ok) return result.error;
    setReceived(choice.received);
    return undefined;
  }

  return (
    <Form aria-label={label} initialValues={{ chosen: '' }} onSubmit={request}>
      {({ chosen }) => (
        <>
          <RadioGroupField
            name="chosen"
            label={label}
            description={hint}
            choices={choices.map(({ value, label: name, description }) => ({
              value,
              label: name,
              ...(description !== undefined && { description }),
            }))}
          />
          <SubmitButton isDisabled={chosen === ''}>{submit}</SubmitButton>
        </>
      )}
    </Form>
  );
}
