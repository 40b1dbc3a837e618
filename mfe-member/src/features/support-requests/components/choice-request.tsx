import type { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import {
  Form,
  RadioGroupField,
  Stack,
  SubmitButton,
  TextLink,
  Tile,
  type FormRefusal,
} from '@reset/shared-ui';
import { useState, type ReactNode } from 'react';
import { DoneMessage } from '#results/done-message.tsx';
import { useSupportRequest } from './use-support-request.ts';

interface Props {
  /** What is asked. */
  label: string;
  /** Said while nothing is chosen, when nothing can be sent. */
  hint: string;
  choices: readonly Choice[];
  submit: string;
  /** The way back to the account, once there is nothing left to do here. */
  back: string;
  /** What stands below the form. */
  children?: ReactNode;
}

interface Choice {
  value: string;
  label: string;
  /** What choosing it means. */
  description?: string;
  /** Once it is chosen: what is in its way, above the button, and what it leads to, below. */
  obstacle?: ReactNode;
  outcome?: ReactNode;
  /** Something is lost by it. */
  isLoss?: boolean;
  /** What is asked of people of ours then. */
  request: Omit<SupportRequest, 'id'>;
  /** Said once that has arrived. */
  received: string;
}

/** Asks people of ours for one of a few things, and says that it was received in the form's place. */
export function ChoiceRequest({ label, hint, choices, children, ...words }: Props) {
  const send = useSupportRequest();
  const [received, setReceived] = useState<string | null>(null);
  if (received !== null) {
    return (
      <>
        <DoneMessage>{received}</DoneMessage>
        <p>
          <TextLink href="/account">{words.back}</TextLink>
        </p>
      </>
    );
  }

  async function request({ chosen }: { chosen: string }): Promise<FormRefusal | undefined> {
    const choice = choices.find(({ value }) => value === chosen);
    if (!choice) return undefined;
    const result = await send(choice.request);
    if (!result.ok) return result.error;
    setReceived(choice.received);
    return undefined;
  }

  return (
    <Tile>
      <Stack gap={16}>
        <Form aria-label={label} initialValues={{ chosen: '' }} onSubmit={request}>
          {({ chosen }) => {
            const { obstacle, outcome, isLoss } =
              choices.find(({ value }) => value === chosen) ?? {};
            return (
              <>
                <RadioGroupField
                  name="chosen"
                  label={label}
                  description={hint}
                  choices={choices.map(({ value, label: name, description }) => ({
                    value,
                    label: name,
                    ...(description && { description }),
                  }))}
                />
                {obstacle}
                <SubmitButton isDisabled={chosen === ''} variant={isLoss ? 'danger' : 'primary'}>
                  {words.submit}
                </SubmitButton>
                {outcome}
              </>
            );
          }}
        </Form>
        {children}
      </Stack>
    </Tile>
  );
}
