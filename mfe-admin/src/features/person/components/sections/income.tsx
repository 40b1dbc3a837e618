import { Table } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#moments/day.tsx';
import { sayDay } from '#moments/say-day.ts';
import { annualizedIncomeQuery } from '../../api/get-sections.ts';
import type { User, UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { OverrideCompensation, OverridePayPeriod } from '../actions/income-commands.tsx';
import { Facts } from '../parts/facts.tsx';
import { PersonTile } from '../parts/section-tile.tsx';
import { StatusWord } from '../parts/status-word.tsx';
import { Actions, Nothing, Subsection } from '../parts/subsection.tsx';
import { Cents, Dollars, YesNo } from '../parts/value.tsx';

interface Props {
  userId: string;
  /** What is told of her. */
  person: UserQuery;
}

/** What she earns, as far as paystubs, returns and staff say it. */
export function Income({ userId, person }: Props) {
  const t = useMessages();
  const query = useQuery(annualizedIncomeQuery(userId));
  return (
    <PersonTile person={person} name="income" query={query} facts={6}>
      {(income, user) => (
        <>
          <Facts
            rows={[
              [t('income.annualized'), <Dollars key="all" of={user.annualizedCompensation} />],
              [t('income.withMin'), <Cents key="min" of={income.annualizedPayWithMin} />],
              [t('income.withMax'), <Cents key="max" of={income.annualizedPayWithMax} />],
              [t('income.withAvg'), <Cents key="avg" of={income.annualizedPayWithAvg} />],
              [
                t('income.amounts'),
                income.sortedNetPayAmounts.map((cents) => formatMoney(cents)).join(', '),
              ],
              [
                t('income.ratios'),
                income.sortedNetPayRatios.map((ratio) => ratio.toFixed(2)).join(', '),
              ],
            ]}
          />
          <Paystub paystub={user.lastPinwheelPaystub} />
          <TaxReturns user={user} />
          <Actions>
            {user.payrollAccount === null ? (
              <Nothing>{t('income.noPayroll')}</Nothing>
            ) : (
              <>
                <OverrideCompensation user={user} />
                <OverridePayPeriod user={user} />
              </>
            )}
          </Actions>
        </>
      )}
    </PersonTile>
  );
}

function Paystub({ paystub }: { paystub: User['lastPinwheelPaystub'] }) {
  const t = useMessages();
  const { payPeriodStartDate: start, payPeriodEndDate: end } = paystub ?? {};
  return (
    <Subsection title={t('income.paystub')}>
      {paystub ? (
        <Facts
          rows={[
            [t('income.employer'), paystub.employerName],
            [t('income.payDate'), <Day key="day" on={paystub.payDate} />],
            [
              t('income.period'),
              start && end && t('income.from', { start: sayDay(start), end: sayDay(end) }),
            ],
            [t('income.net'), <Cents key="net" of={paystub.netPayAmountInt} />],
            [t('income.gross'), <Cents key="gross" of={paystub.grossPayAmountInt} />],
            [t('income.check'), <Cents key="check" of={paystub.checkAmountInt} />],
          ]}
        />
      ) : (
        <Nothing>{t('income.noPaystub')}</Nothing>
      )}
    </Subsection>
  );
}

/** What she filed, whether an advance may be had on it, and how much of one is in her limit. */
function TaxReturns({ user }: { user: User }) {
  const t = useMessages();
  const returns = user.incomeTaxReturns ?? [];
  const inLimit = user.safeToSpendComponents?.incomeTaxRefundAdvance;
  return (
    <Subsection title={t('income.returns')}>
      {returns.length > 0 && (
        <Facts rows={[[t('income.advance.inLimit'), <Dollars key="advance" of={inLimit} />]]} />
      )}
      <Table
        caption={t('income.returns')}
        rows={returns}
        rowKey={({ jurisdiction, taxYear }) => `${jurisdiction} ${taxYear}`}
        empty={<Nothing>{t('income.noReturns')}</Nothing>}
        columns={[
          {
            key: 'jurisdiction',
            header: t('income.jurisdiction'),
            render: ({ jurisdiction }) => jurisdiction,
          },
          { key: 'year', header: t('income.taxYear'), render: ({ taxYear }) => taxYear },
          {
            key: 'refund',
            header: t('income.refund'),
            align: 'end',
            render: ({ refundAmount }) => <Dollars of={refundAmount} />,
          },
          {
            key: 'status',
            header: t('income.status'),
            render: ({ taxReturnStatus }) => <StatusWord of={taxReturnStatus} />,
          },
          {
            key: 'advance',
            header: t('income.advance'),
            render: ({ refundAdvanceEligible }) => <YesNo of={refundAdvanceEligible} />,
          },
        ]}
      />
    </Subsection>
  );
}
