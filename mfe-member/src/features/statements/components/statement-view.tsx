import { Banner, Money, Stack, Text, Tile } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import type { ReactNode } from 'react';
import { formatDate } from '#dates/calendar-date.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import type { Statement } from '../api/get-statement.ts';
import { useMessages } from '../statements-messages.ts';
import { balanceSums, depositEffectCents, effectCents } from '../model/effect-cents.ts';
import { lineNote } from '../model/line-note.ts';
import styles from './statement-view.module.css';

interface Props {
  statement: Statement;
}

/** Whose statement it is, what she owed before and after, and what happened between. */
export function StatementView({ statement }: Props) {
  const t = useMessages();
  return (
    <>
      {!statement.final && <Banner tone="info">{t('runningText')}</Banner>}
      <Tile>
        <Facts statement={statement} />
      </Tile>
      <Tile title={t('balance')}>
        <Balances statement={statement} />
      </Tile>
      <Tile title={t('transactions')}>
        <Stack gap={16}>
          {statement.transactions.length === 0 ? (
            <Text tone="muted">{t('noTransactions')}</Text>
          ) : (
            <Lines
              transactions={statement.transactions}
              effectOf={(line) => effectCents(line, statement.accountSummary.accountNumber)}
            />
          )}
          <Held statement={statement} />
        </Stack>
      </Tile>
      <Deposit statement={statement} />
      <Text tone="muted">
        {t('notice')} {t('noticeNew')}
      </Text>
    </>
  );
}

/** That pending purchases are on no statement, and how much was held for them at its end, where that is known. */
function Held({ statement: { held, endDate } }: Props) {
  const t = useMessages();
  const words = { date: formatDate(endDate), amount: formatMoney(held ?? 0) };
  return (
    <Text tone="muted">
      {t('pending')} {(held ?? 0) > 0 && t('held', words)}
    </Text>
  );
}

function Facts({ statement }: Props) {
  const t = useMessages();
  const { accountSummary, issueDate, startDate, endDate } = statement;
  const { firstName, lastName } = statement.primaryAccountHolderPersonal;
  const digits = accountSummary.accountNumber.slice(-4);
  const days = { start: formatDate(startDate), end: formatDate(endDate) };
  return (
    <dl>
      <Fact label={t('holder')}>{`${firstName} ${lastName}`}</Fact>
      <Fact label={t('account')}>{t('accountNumber', { digits })}</Fact>
      <Fact label={t('period')}>{t('days', days)}</Fact>
      <Fact label={statement.final ? t('issueDate') : t('made')}>{formatDate(issueDate)}</Fact>
    </dl>
  );
}

function Balances({ statement }: Props) {
  const t = useMessages();
  const { openingBalance, closingBalance, transactions, accountSummary } = statement;
  const { charges, returned, credits } = balanceSums(transactions, accountSummary.accountNumber);
  return (
    <dl>
      <Fact label={t('opening')}>
        <Money cents={openingBalance} />
      </Fact>
      <Fact label={t('debits')}>
        <Money cents={charges} />
      </Fact>
      {returned !== 0 && (
        <Fact label={t('returned')}>
          <Money cents={returned} />
        </Fact>
      )}
      <Fact label={t('credits')}>
        <Money cents={credits} />
      </Fact>
      <Fact label={t('closing')} isTotal>
        <Money cents={closingBalance} />
      </Fact>
    </dl>
  );
}

/** Pay that came in, and what became of it; nothing for who is paid elsewhere. */
function Deposit({ statement }: Props) {
  const t = useMessages();
  const { openingBalance, closingBalance, transactions } = statement.deposit;
  if (openingBalance === 0 && transactions.length === 0) return null;
  return (
    <Tile title={t('deposit')}>
      <Stack gap={16}>
        <Text tone="muted">{t('depositText')}</Text>
        <dl>
          <Fact label={t('depositOpening', { date: formatDate(statement.startDate) })}>
            <Money cents={openingBalance} />
          </Fact>
        </dl>
        <Lines transactions={transactions} effectOf={depositEffectCents} />
        <dl>
          <Fact label={t('depositOpening', { date: formatDate(statement.endDate) })} isTotal>
            <Money cents={closingBalance} />
          </Fact>
        </dl>
      </Stack>
    </Tile>
  );
}

type Line = Statement['transactions'][number];

interface LinesProps {
  transactions: Line[];
  effectOf: (line: Line) => number;
}

function Lines({ transactions, effectOf }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {transactions.map((transaction) => {
        const { uuid, data } = transaction;
        return (
          <AmountRow
            key={uuid}
            title={data.memo}
            note={lineNote(transaction)}
            amount={<Money cents={effectOf(transaction)} />}
          />
        );
      })}
    </ul>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
  isTotal?: boolean;
}

const Fact = ({ label, children, isTotal }: FactProps) => (
  <div className={styles.fact} data-total={isTotal}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
