import { Money, VisuallyHidden } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import { weekdayOf } from '#moments/weekdays.ts';
import { sayWord } from '#words/say-word.ts';
import styles from './change-list.module.css';
import { useMessages } from './messages.ts';
import type { Change } from './read-changes.ts';

interface Props {
  changes: readonly Change[];
  /** They were made by somebody else already, rather than to be made. */
  isMade?: boolean;
}

/** What changes, a field a line: its name, what it was and what it is. */
export function ChangeList({ changes, isMade = false }: Props) {
  const t = useMessages();
  if (changes.length === 0) return t('none');
  return (
    <ul className={styles.changes}>
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <span className={styles.field}>{sayField(t, path)}</span>{' '}
          {isMade && <VisuallyHidden>{t('wasThen')} </VisuallyHidden>}
          <ChangedValue path={path} of={before} /> <span aria-hidden>{t('arrow')}</span>
          <VisuallyHidden>{t(isMade ? 'isNow' : 'becomes')}</VisuallyHidden>{' '}
          <ChangedValue path={path} of={after} />
        </li>
      ))}
    </ul>
  );
}

type Messages = ReturnType<typeof useMessages>;

const FIELDS = [
  'compensation_amount_int',
  'custom_repayment_plan',
  'enable_future_dated_direct_deposit_limit',
  'enable_probationary_limit',
  'ewa_multiplier_by_repayment_count.payroll_linked',
  'ewa_multiplier_by_repayment_count.payroll_unlinked',
  'kept_for',
  'previous_bi_weekly_pay_date',
  'recurring_day_of_week',
  'recurring_day_of_month',
  'recurring_week_of_month',
  'user_id',
] as const;

function sayField(t: Messages, path: string): string {
  const last = path.split('.').at(-1) ?? path;
  const known = FIELDS.find((name) => name === path || name === last);
  return known ? t(`field.${known}`) : sayWord(last.replace(CENTS, ''));
}

const CENTS = /_(cents|int)$/;

/** A value by its field and its shape: money, a day, a moment, a word or what it says itself. */
function ChangedValue({ path, of: value }: { path: string; of: unknown }): ReactNode {
  const t = useMessages();
  if (value == null || value === '') return t('none');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return <ChangedNumber path={path} of={value} />;
  if (Array.isArray(value)) return value.map((one) => sayWord(String(one))).join(', ');
  return typeof value === 'string' ? <ChangedText of={value} /> : JSON.stringify(value);
}

function ChangedNumber({ path, of: value }: { path: string; of: number }): ReactNode {
  if (CENTS.test(path)) return <Money cents={value} />;
  return path.endsWith('recurring_day_of_week') ? weekdayOf(value) : String(value);
}

function ChangedText({ of: value }: { of: string }): ReactNode {
  const t = useMessages();
  if (value.startsWith('hmac:')) {
    return (
      <details className={styles.secret}>
        <summary>{t('secret')}</summary>
        {value}
      </details>
    );
  }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return <Day on={value} />;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return <Moment at={value} />;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)) return value.slice(-4);
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? sayWord(value) : value;
}
