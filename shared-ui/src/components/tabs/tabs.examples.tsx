import { Tabs } from './tabs.tsx';

export default { title: 'Tabs' };

export const Dashboard = () => (
  <Tabs
    label="Dashboard"
    tabs={[
      {
        id: 'overview',
        label: 'Overview',
        content: <p>You can spend $120.00 until Friday, November 27.</p>,
      },
      {
        id: 'payday',
        label: 'Payday',
        content: <p>Your paycheck of about $840.00 arrives on Friday, November 27.</p>,
      },
    ]}
  />
);

export const MoreThanFit = () => (
  <Tabs
    label="Member"
    tabs={['Profile', 'Income', 'Card', 'Repayments', 'Documents', 'Messages', 'History'].map(
      (label) => ({ id: label.toLowerCase(), label, content: <p>{label} of this member.</p> }),
    )}
  />
);
