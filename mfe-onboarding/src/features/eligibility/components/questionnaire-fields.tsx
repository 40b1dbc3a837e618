import { RadioGroupField, type SetValue } from '@reset/shared-ui';
import { useMessages } from '../eligibility-messages.ts';
import {
  type Answers,
  asksHowHoursAreTracked,
  asksTimeAndAttendance,
  INCOME_TYPES,
  noAnswers,
} from '../model/answers.ts';
import { PayrollFields } from './payroll-fields.tsx';
import { PlatformField } from './platform-field.tsx';

interface Props {
  answers: Answers;
  setValue: SetValue<Answers>;
}

/** Each question once it is known to be one for her. */
export function QuestionnaireFields({ answers, setValue }: Props) {
  const t = useMessages();
  const { incomeType, timeAndAttendance } = answers;
  return (
    <>
      <RadioGroupField
        name="incomeType"
        label={t('incomeType')}
        // Whoever pays the one does not pay the other.
        onChoose={() => setValue('payroll', noAnswers.payroll)}
        choices={INCOME_TYPES.map((value) => ({
          value,
          label: t(`incomeType.${value}`),
          description: t(`incomeType.${value}.text`),
        }))}
      />
      {asksHowHoursAreTracked(answers) && (
        <RadioGroupField
          name="tracksHoursWithPayroll"
          label={t('tracksHours')}
          description={t('tracksHours.hint')}
          choices={YES_NO.map((value) => ({ value, label: t(`tracksHours.${value}`) }))}
        />
      )}
      {incomeType !== '' && (
        <PayrollFields incomeType={incomeType} pick={answers.payroll} setValue={setValue} />
      )}
      {asksTimeAndAttendance(answers) && (
        <PlatformField
          type="time_and_attendance"
          name="timeAndAttendance"
          pick={timeAndAttendance}
          label={t('timeAndAttendance')}
          description={t('timeAndAttendance.hint')}
          otherLabel={t('timeAndAttendance.otherName')}
        />
      )}
    </>
  );
}

const YES_NO = ['yes', 'no'] as const;
