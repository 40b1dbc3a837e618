import { oneLine } from '@reset/application-engine/policy/one-line.ts';
import * as yup from 'yup';
import { t } from '../eligibility-messages.ts';
import {
  type Answers,
  asksHowHoursAreTracked,
  asksPayroll,
  asksTimeAndAttendance,
  isOther,
  type PlatformPick,
} from './answers.ts';

/** What the waiting list takes. */
const NAME_LIMIT = 255;

/** What is checked before anything is sent; of what is not asked, nothing is. */
export const answersSchema = yup.object({
  incomeType: yup.string().required(() => t('incomeType.required')),
  tracksHoursWithPayroll: askedIf(asksHowHoursAreTracked, () => t('tracksHours.required')),
  payroll: pickedIf(asksPayroll, () => t('payroll.required')),
  payrollOtherName: namedIf(({ payroll }) => isOther(payroll)),
  timeAndAttendance: pickedIf(asksTimeAndAttendance, () => t('timeAndAttendance.required')),
  timeAndAttendanceOtherName: namedIf(
    (answers) => asksTimeAndAttendance(answers) && isOther(answers.timeAndAttendance),
  ),
});

type IsAsked = (answers: Answers) => boolean;

function askedIf(isAsked: IsAsked, missing: () => string) {
  return yup
    .string()
    .test('asked', missing, (value, { parent }) => !isAsked(parent) || Boolean(value));
}

function pickedIf(isAsked: IsAsked, missing: () => string) {
  return yup
    .mixed<PlatformPick>()
    .nullable()
    .test('picked', missing, (pick, { parent }) => !isAsked(parent) || Boolean(pick));
}

function namedIf(isAsked: IsAsked) {
  return yup
    .string()
    .transform(oneLine)
    .max(NAME_LIMIT, () => t('otherName.tooLong', { limit: NAME_LIMIT }))
    .test(
      'named',
      () => t('otherName.required'),
      (name, { parent }) => !isAsked(parent) || Boolean(name),
    );
}
