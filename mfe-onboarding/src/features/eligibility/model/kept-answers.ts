import * as yup from 'yup';
import { INCOME_TYPES } from './income-types.ts';
import { noAnswers, type Answers } from './answers.ts';

const KEY = 'eligibilityQuestionnaire';

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
export const keptAnswers = {
  read(): Answers | null {
    const written = parsed(sessionStorage.getItem(KEY));
    return kept.isValidSync(written, { strict: true }) ? { ...noAnswers, ...written } : null;
  },
  keep: (answers: Answers): void => sessionStorage.setItem(KEY, JSON.stringify(answers)),
};

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
