import { TextLink } from '#components/text-link/text-link.tsx';
import { EmptyState } from './empty-state.tsx';

export default { title: 'EmptyState' };

export const Plain = () => <EmptyState message="You don't have any outstanding transactions." />;

export const WithAction = () => (
  <EmptyState
    message="You have no card yet."
    action={<TextLink href="/apply">Apply Now!</TextLink>}
  />
);
