import { Badge } from '#components/badge/badge.tsx';
import { Money } from '#components/money/money.tsx';
import { StatusDot } from '#components/status-dot/status-dot.tsx';
import { Tile } from '#components/tile/tile.tsx';
import { LinkList } from './link-list.tsx';

export default { title: 'LinkList' };

export const InATile = () => (
  <Tile title="Settings" padding="none">
    <LinkList
      links={[
        { href: '/account/security', icon: 'shield-check', title: 'Login & security', value: 'On' },
        { href: '/account/user-faqs', icon: 'circle-help', title: 'Help' },
      ]}
    />
  </Tile>
);

export const WithAmounts = () => (
  <Tile padding="none">
    <LinkList
      links={[
        {
          href: '/tax-return',
          icon: 'receipt-text',
          title: 'Tax Refund',
          note: 'Federal',
          figure: 'Estimated refund',
          amount: <Money cents={184_000} isWhole />,
          status: <Badge tone="pending">Return submitted</Badge>,
        },
        {
          href: '/income',
          icon: 'banknote',
          title: 'Accrued Net Earnings',
          note: 'Harbor Coffee',
          amount: <Money cents={36_840} />,
          status: <StatusDot>Connected</StatusDot>,
        },
        {
          href: '/recurring-expenses',
          icon: 'receipt',
          title: 'Upcoming Bills',
          note: 'Due by payday',
          amount: <Money cents={200_260} />,
          status: <Badge tone="warning">At risk</Badge>,
          warning: 'Your upcoming bills may cause an overdraft with your Juniper Bank account.',
        },
      ]}
    />
  </Tile>
);
