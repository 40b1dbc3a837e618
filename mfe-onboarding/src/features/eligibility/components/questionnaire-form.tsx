import type { WaitlistReply } from '@reset/api-contract/onboarding/waitlist.ts';
import type { Camelized, MemberProfile } from '@reset/remote-sdk';
import { Button, FootAction, Form, SubmitButton, Text, type FormRefusal } from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { joinWaitlist } from '../api/join-waitlist.ts';
import { useMessages } from '../eligibility-messages.ts';
import { answersSchema } from '../model/answers-schema.ts';
import { noAnswers, type Answers, type PlatformPick } from '../model/answers.ts';
import { keptAnswers } from '../model/kept-answers.ts';
import { outcomeOf } from '../model/questionnaire-outcome.ts';
import { waitlistEntryOf } from '../model/waitlist-entry.ts';
import { QuestionnaireFields } from './questionnaire-fields.tsx';

interface Props {
  profile: MemberProfile;
  /** @param payroll what she chose of the list */
  onSent: (reply: Camelized<WaitlistReply>, payroll: PlatformPick | null) => void;
  onCancel: () => void;
}

/** The questions. What is answered survives a reload. */
export function QuestionnaireForm({ profile, onSent, onCancel }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const kept = keptAnswers(profile.id);
  const [initialValues] = useState(() => kept.read() ?? noAnswers);
  const incomplete = { message: t('incomplete'), errors: {} };

  async function submit(answers: Answers): Promise<FormRefusal | undefined> {
    const entry = waitlistEntryOf(answers, profile);
    if (outcomeOf(answers) === 'indeterminate' || !entry) return incomplete;
    const result = await joinWaitlist(entry);
    if (!result.ok) return result.error;
    void client.invalidateQueries({ queryKey: ['application'] });
    onSent(result.data, answers.payroll);
    return undefined;
  }

  return (
    <Form
      aria-label={t('title')}
      initialValues={initialValues}
      validationSchema={answersSchema}
      problem={(answers) => (outcomeOf(answers) === 'indeterminate' ? t('incomplete') : undefined)}
      onChange={kept.keep}
      onSubmit={submit}
    >
      {(answers, setValue) => (
        <>
          <Text>{t('intro')}</Text>
          <QuestionnaireFields answers={answers} setValue={setValue} />
          <FootAction>
            <SubmitButton>{t('submit')}</SubmitButton>
          </FootAction>
          <Button variant="quiet" onPress={onCancel} isWide>
            {t('cancel')}
          </Button>
        </>
      )}
    </Form>
  );
}
