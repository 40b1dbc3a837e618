import type { PlatformType } from '@reset/api-contract/member/linking.ts';
import { searchPlatforms, searchText } from '@reset/remote-sdk/institutions';
import { ComboboxField, Stack, TextField, type ChoiceSource } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { t as say } from '../eligibility-messages.ts';
import { isOther, otherPick, type PlatformPick } from '../model/answers.ts';

interface Props {
  type: PlatformType;
  name: 'payroll' | 'timeAndAttendance';
  pick: PlatformPick | null;
  label: string;
  description: string;
  otherLabel: string;
  initialText?: string;
  /** Other ways to the answer, between the search and the name of another. */
  children?: ReactNode;
}

/** One of a provider's platforms, or another with its name. */
export function PlatformField({ type, name, pick, label, description, ...rest }: Props) {
  const { otherLabel, initialText, children } = rest;
  return (
    <Stack gap={16}>
      <ComboboxField
        name={name}
        label={label}
        description={description}
        source={SOURCES[type]}
        initialText={initialText}
      />
      {children}
      {isOther(pick) && <TextField name={`${name}OtherName`} label={otherLabel} />}
    </Stack>
  );
}

/** A pick is what the source gave, with all that it says. */
const sourceOf =
  (type: PlatformType): ChoiceSource =>
  async (typed) => [...(await searchPlatforms(searchText(typed), type)), otherPick(say('other'))];

// The search begins anew with another source, so each is made once.
const SOURCES: Record<PlatformType, ChoiceSource> = {
  payroll: sourceOf('payroll'),
  time_and_attendance: sourceOf('time_and_attendance'),
};
