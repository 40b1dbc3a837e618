import type { IncomeType } from '@reset/api-contract/onboarding/waitlist.ts';
import type { SetValue } from '@reset/shared-ui';
import { useMessages } from '../eligibility-messages.ts';
import type { Answers, PlatformPick } from '../model/answers.ts';
import { PlatformField } from './platform-field.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useCampaignPick } from './use-campaign-pick.ts';

interface Props {
  incomeType: IncomeType;
  pick: PlatformPick | null;
  setValue: SetValue<Answers>;
}

/** Who pays her: by a search, or by what many choose. */
export function PayrollFields({ incomeType, pick, setValue }: Props) {
  const t = useMessages();
  const choose = (chosen: PlatformPick) => setValue('payroll', chosen);
  const searched = useCampaignPick(pick, choose);
  return (
    <PlatformField
      // What was typed for another kind of income is no answer to this one.
      key={incomeType}
      type="payroll"
      name="payroll"
      pick={pick}
      label={t(`payroll.${incomeType}`)}
      description={t(`payroll.hint.${incomeType}`)}
      otherLabel={t('payroll.otherName')}
      initialText={searched}
    >
      <Shortcuts incomeType={incomeType} pick={pick} onChoose={choose} />
    </PlatformField>
  );
}
