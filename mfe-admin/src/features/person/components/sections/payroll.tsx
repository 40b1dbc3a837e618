import { Table } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import { sayWord } from '#words/say-word.ts';
import { directDepositQuery, pinwheelStatusQuery } from '../../api/get-sections.ts';
import type { User, UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { EndCompensationOverride } from '../actions/income-commands.tsx';
import { UserCommand } from '../actions/user-command.tsx';
import { Facts } from '../parts/facts.tsx';
import { PersonTile, SectionPart } from '../parts/section-tile.tsx';
import { StatusWord } from '../parts/status-word.tsx';
import { Actions, Nothing, Subsection } from '../parts/subsection.tsx';
import { Cents, Value, Word, YesNo } from '../parts/value.tsx';

interface Props {
  userId: string;
  /** What is told of her. */
  person: UserQuery;
}

/** Where her pay comes from, and where it goes. */
export function Payroll({ userId, person }: Props) {
  const t = useMessages();
  const query = useQuery(pinwheelStatusQuery(userId));
  return (
    <PersonTile person={person} name="payroll" query={query} facts={16}>
      {({ dataRefreshedAt: read, ...status }, user) => (
        <>
          <Facts
            rows={[
              [t('payroll.status'), <StatusWord key="link" of={user.payrollLinkingStatus} />],
              [t('payroll.connected'), <YesNo key="connected" of={status.connected} />],
              [t('payroll.monitoring'), <StatusWord key="watch" of={status.monitoringStatus} />],
              [t('payroll.account'), status.pinwheelAccountId],
              [
                t('payroll.allocationsRead'),
                <Moment key="allocations" at={read.directDepositAllocations} />,
              ],
              [t('payroll.incomeRead'), <Moment key="income" at={read.income} />],
              [t('payroll.employmentRead'), <Moment key="employment" at={read.employment} />],
              [t('payroll.identityRead'), <Moment key="identity" at={read.identity} />],
              [t('payroll.shiftsRead'), <Moment key="shifts" at={read.shifts} />],
              [t('payroll.paystubsRead'), <Moment key="paystubs" at={read.paystubs} />],
            ]}
          />
          <Account account={user.payrollAccount} />
          <DirectDeposit userId={userId} />
          {isWithoutPayroll(user.payrollLinkingStatus) ? (
            <Nothing>{t(`payroll.${user.payrollLinkingStatus}`)}</Nothing>
          ) : (
            <Actions>
              {user.payrollAccount?.compensationOverriddenAt && (
                <EndCompensationOverride userId={userId} />
              )}
              <UserCommand name="disconnect" user={user} />
              <UserCommand name="convert_payroll_linked_to_skipped" user={user} />
            </Actions>
          )}
        </>
      )}
    </PersonTile>
  );
}

/** In which states there is none to end. */
const WITHOUT = ['not_linked', 'skipped'] as const;

const isWithoutPayroll = (status: string | null | undefined): status is (typeof WITHOUT)[number] =>
  WITHOUT.some((one) => one === status);

function Account({ account }: { account: User['payrollAccount'] }) {
  const t = useMessages();
  return (
    <Facts
      rows={[
        [t('payroll.institution'), account?.institutionName],
        [t('payroll.compensation'), <Cents key="pay" of={account?.compensationAmountInt} />],
        [t('payroll.unit'), <Word key="unit" of={account?.compensationUnit} />],
        [t('payroll.frequency'), <Word key="frequency" of={account?.payFrequency} />],
        [t('payroll.periodStart'), <Day key="start" on={account?.payPeriodStartDate} />],
        [t('payroll.overridden'), <Moment key="overridden" at={account?.overriddenAt} />],
      ]}
    />
  );
}

function DirectDeposit({ userId }: { userId: string }) {
  const t = useMessages();
  const query = useQuery(directDepositQuery(userId));
  return (
    <Subsection title={t('payroll.deposit')}>
      <SectionPart title={t('payroll.deposit')} query={query} lines={2}>
        {(allocations) => (
          <Table
            caption={t('payroll.deposit')}
            rows={allocations}
            rowKey={({ priority }) => String(priority)}
            empty={<Nothing>{t('payroll.noDeposit')}</Nothing>}
            columns={[
              {
                key: 'name',
                header: t('payroll.name'),
                render: ({ accountName }) => <Value>{accountName}</Value>,
              },
              {
                key: 'type',
                header: t('payroll.type'),
                render: ({ allocationType }) => sayWord(allocationType),
              },
              {
                key: 'amount',
                header: t('payroll.amount'),
                align: 'end',
                render: ({ amount, percentage }) =>
                  percentage === null ? <Cents of={amount} /> : `${percentage} %`,
              },
              {
                key: 'priority',
                header: t('payroll.priority'),
                align: 'end',
                render: ({ priority }) => priority,
              },
              {
                key: 'routing',
                header: t('payroll.routing'),
                render: ({ routingNumber }) => <Value>{routingNumber}</Value>,
              },
              {
                key: 'masked',
                header: t('payroll.masked'),
                render: ({ maskedAccountNumber }) => <Value>{maskedAccountNumber}</Value>,
              },
            ]}
          />
        )}
      </SectionPart>
    </Subsection>
  );
}
