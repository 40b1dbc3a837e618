import { Banner, EmptyState, Figures, Stack, Text, Tile } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import type { NextRepayment as Next, Repayments, ScheduledRepayment } from '../api/repayments.ts';
import type { Done } from '../model/done.ts';
import { nextRepaymentWords, restWords } from '../model/next-repayment-words.ts';
import { bankWords, money, scheduledWords } from '../model/repayment-words.ts';
import { t as translate, useMessages } from '../repayments-messages.ts';
import { MoveRepayment } from './move-repayment.tsx';
import styles from './repayments.module.css';
import { SaveToCalendar } from './save-to-calendar.tsx';

interface Props {
  repayments: Pick<Repayments, 'next' | 'scheduled' | 'asOf'>;
  /** Null before she did anything, and absent for who may do nothing. */
  done?: Done | null;
  /** Absent for who may move none. */
  onMoved?: (done: Done) => void;
}

/** What is repaid next, and the debits after it. */
export function NextRepayment({ repayments, done, onMoved }: Props) {
  const t = useMessages();
  const { next, scheduled, asOf } = repayments;
  const planned = plannedAs(next, scheduled);
  const later = planned ? scheduled.slice(1) : scheduled;
  const isOfLater = done ? later.some(({ effectiveOn }) => effectiveOn === done.day) : false;
  return (
    <>
      <Tile title={t(next.status === 'processing' ? 'next.debited' : 'next')}>
        <Stack gap={16}>
          {done && !isOfLater && (
            <Banner tone={done.isRefused ? 'warning' : 'success'}>{done.words}</Banner>
          )}
          {next.amount === 0 ? (
            <EmptyState message={nothingWords(next)} action={<Rest next={next} />} />
          ) : (
            <NextDetails next={next} scheduled={scheduled} asOf={asOf} onMoved={onMoved} />
          )}
        </Stack>
      </Tile>
      <LaterRepayments
        scheduled={later}
        ofRefund={next.ofRefund}
        done={isOfLater ? (done?.words ?? null) : null}
        onMoved={onMoved}
      />
    </>
  );
}

/** What is pending, or of her refund, is said below it. */
function nothingWords(next: Next): string {
  return restWords(next) === null ? translate('nothing') : nextRepaymentWords(next).title;
}

/** The debit that her next repayment is; undefined where none is planned for it. */
const plannedAs = ({ status }: Next, scheduled: readonly ScheduledRepayment[]) =>
  status === 'scheduled' ? scheduled[0] : undefined;

interface DetailsProps {
  next: Next;
  scheduled: readonly ScheduledRepayment[];
  asOf: string;
  onMoved: Props['onMoved'];
}

/** How much of what is owed is repaid when, why so, and what she may do about it. */
function NextDetails({ next, scheduled, asOf, onMoved }: DetailsProps) {
  const t = useMessages();
  const planned = plannedAs(next, scheduled);
  const ofDay = scheduled.filter(({ effectiveOn }) => effectiveOn === planned?.effectiveOn);
  return (
    <>
      <NextFigures next={next} />
      {planned && <Text tone="muted">{scheduledWords(planned, next.ofRefund)}</Text>}
      {next.status === 'stopped' && <Text tone="muted">{t('next.stopped.text')}</Text>}
      {next.status === 'processing' && <Text tone="muted">{t('next.underWay')}</Text>}
      <Rest next={next} />
      {planned && (
        <div className={styles.actions}>
          <SaveToCalendar next={next} planned={planned} ofDay={ofDay} asOf={asOf} />
          {onMoved && planned.movableTo.length > 0 && (
            <MoveRepayment repayment={planned} onMoved={onMoved} />
          )}
        </div>
      )}
    </>
  );
}

function NextFigures({ next: { status, amount, day, bank } }: { next: Next }) {
  const t = useMessages();
  const owed = { label: t('next.amount'), value: money(amount) };
  if (status === 'stopped') return <Figures figures={[owed]} />;
  if (status === 'from_pay') {
    const value = day ? t('next.fromPayOn', { date: formatDay(day) }) : t('next.fromPay');
    return <Figures figures={[owed, { label: t('next.day'), value }]} />;
  }
  return (
    <Figures
      figures={[
        owed,
        {
          label: t(status === 'processing' ? 'next.since' : 'next.day'),
          value: day ? formatDay(day) : t('next.noDay'),
        },
        { label: t('next.bank'), value: bank ? bankWords(bank.name, bank.mask) : t('next.noBank') },
      ]}
    />
  );
}

function Rest({ next }: { next: Next }) {
  const words = restWords(next);
  return words && <Text tone="muted">{words}</Text>;
}

interface LaterProps {
  scheduled: readonly ScheduledRepayment[];
  /** As `scheduledWords` has it. */
  ofRefund: number;
  /** What was done about one of them, in words. */
  done: string | null;
  onMoved: Props['onMoved'];
}

function LaterRepayments({ scheduled, ofRefund, done, onMoved }: LaterProps) {
  const t = useMessages();
  if (scheduled.length === 0) return null;
  const movable = scheduled.find(({ movableTo }) => movableTo.length > 0);
  return (
    <Tile title={t('later')}>
      {done && (
        <div className={styles.done}>
          <Banner tone="success">{done}</Banner>
        </div>
      )}
      <ul>
        {scheduled.map((one) => (
          <AmountRow
            key={one.id}
            title={formatDay(one.effectiveOn)}
            note={scheduledWords(one, ofRefund)}
            amount={money(one.amount)}
          />
        ))}
      </ul>
      {onMoved && movable && (
        <div className={styles.below}>
          <MoveRepayment repayment={movable} onMoved={onMoved} />
        </div>
      )}
    </Tile>
  );
}
