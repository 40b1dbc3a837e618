import { Badge, type Column } from '@reset/shared-ui';
import type { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import type { WaitlistEntry } from '../api/get-waitlist.ts';
import { eligibilityTones } from './eligibility.ts';
import { ProviderCell } from './provider-cell.tsx';

/** Of the waitlist, in the order of the specification. */
export const waitlistColumns = (t: ReturnType<typeof useMessages>): Column<WaitlistEntry>[] => [
  { key: 'name', header: t('users.name'), render: ({ name }) => name },
  { key: 'email', header: t('users.email'), render: ({ email }) => email },
  {
    key: 'bank',
    header: t('waitlist.bank'),
    render: ({ bankAccountEligible, bankAccountName, bankAccountJobs }) => (
      <ProviderCell eligible={bankAccountEligible} name={bankAccountName} jobs={bankAccountJobs} />
    ),
  },
  {
    key: 'payroll',
    header: t('waitlist.payroll'),
    render: ({ payrollProviderEligible, payrollProviderName, payrollProviderJobs }) => (
      <ProviderCell
        eligible={payrollProviderEligible}
        name={payrollProviderName}
        jobs={payrollProviderJobs}
      />
    ),
  },
  {
    key: 'income',
    header: t('waitlist.incomeType'),
    render: ({ incomeType }) => t(`waitlist.${incomeType}`),
  },
  {
    key: 'attendance',
    header: t('waitlist.attendance'),
    render: ({ timeAndAttendancePlatformName }) => timeAndAttendancePlatformName ?? t('none'),
  },
  {
    key: 'eligible',
    header: t('waitlist.eligibility'),
    render: ({ eligible }) => (
      <Badge tone={eligibilityTones[eligible]}>{t(`waitlist.${eligible}`)}</Badge>
    ),
  },
  {
    key: 'created',
    header: t('users.createdAt'),
    align: 'end',
    render: ({ createdAt }) => <Moment at={createdAt} />,
  },
];
