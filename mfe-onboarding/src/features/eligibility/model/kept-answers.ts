import { tabStorageOf } from '@reset/remote-sdk/tab-storage';
import * as yup from 'yup';
import { type Answers, INCOME_TYPES, noAnswers } from './answers.ts';

const pick = yup
  .object({
    value: yup.string().required(),
    label: yup.string().required(),
    products: yup.array(yup.string().required()).required(),
  })
  .nullable()
  .defined()
  .default(null);

const kept = yup.object({
  incomeType: yup
    .string()
    .oneOf([...INCOME_TYPES, ''])
    .defined(),
  tracksHoursWithPayroll: yup.string().oneOf(['yes', 'no', '']).defined(),
  payroll: pick,
  payrollOtherName: yup.string().defined(),
  timeAndAttendance: pick,
  timeAndAttendanceOtherName: yup.string().defined(),
});

/**
 * What was answered, in this tab's storage: a reload loses nothing. What stands there may be of an
 * older version or of somebody's hand; none of it is then taken.
 */
export function keptAnswers(userId: string) {
  const storage = tabStorageOf(userId, 'eligibilityQuestionnaire');
  return {
    read(): Answers | null {
      const written = storage.read();
      return kept.isValidSync(written, { strict: true }) ? { ...noAnswers, ...written } : null;
    },
    keep: (answers: Answers): void => storage.keep(answers),
  };
}
