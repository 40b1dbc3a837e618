import { Badge } from '#components/badge/badge.tsx';
import { EmptyState } from '#components/empty-state/empty-state.tsx';
import { Table, type Column } from './table.tsx';

export default { title: 'Table' };

interface Person {
  id: string;
  name: string;
  email: string;
  lastPurchase: string;
  outstanding: string;
}

const columns: Column<Person>[] = [
  { key: 'name', header: 'Name', render: ({ name }) => name },
  { key: 'email', header: 'Email', render: ({ email }) => email },
  { key: 'state', header: 'State', render: () => <Badge tone="success">Connected</Badge> },
  {
    key: 'purchase',
    header: 'Latest purchase',
    align: 'end',
    render: ({ lastPurchase }) => lastPurchase,
  },
  {
    key: 'outstanding',
    header: 'Outstanding',
    align: 'end',
    render: ({ outstanding }) => outstanding,
  },
];

const people: Person[] = Array.from({ length: 24 }, (_, at) => ({
  id: String(at),
  name: ['Hazel Hourly', 'Dario Deposit', 'April Applicant', 'Paula Partner'][at % 4] ?? '',
  email: `person-${at}@example.com`,
  lastPurchase: `Nov ${(at % 28) + 1}, 2026`,
  outstanding: `$${(at * 137) % 900}.${String((at * 7) % 100).padStart(2, '0')}`,
}));

const common = {
  caption: 'Users',
  columns,
  rowKey: ({ id }: Person) => id,
  empty: <EmptyState message="Nobody is in this group." />,
};

export const People = () => <Table {...common} rows={people} />;

/** By the day of their latest purchase. */
export const Grouped = () => (
  <Table
    {...common}
    rows={people.slice(0, 4)}
    groupOf={({ id, lastPurchase }) => (id === '1' ? 'Nov 1, 2026' : lastPurchase)}
  />
);

/** Numbers come first, and names name the rows. */
export const NamedBySecond = () => (
  <Table
    {...common}
    columns={[
      { key: 'id', header: 'ID', render: ({ id }) => id },
      ...columns.map((column) => ({ ...column, isRowHeader: column.key === 'name' })),
    ]}
    rows={people.slice(0, 2)}
  />
);

/** A few rows that belong to a tile. */
export const Whole = () => <Table {...common} rows={people} isWhole />;

export const OneRow = () => <Table {...common} rows={people.slice(0, 1)} />;

export const Loading = () => <Table {...common} rows={[]} isLoading />;

export const LoadingMore = () => <Table {...common} rows={people.slice(0, 5)} isLoading />;

export const Empty = () => <Table {...common} rows={[]} />;
