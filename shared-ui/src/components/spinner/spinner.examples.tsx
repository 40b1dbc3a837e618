import { Spinner } from './spinner.tsx';

export default { title: 'Spinner' };

export const Inline = () => (
  <p>
    <Spinner label="Updating" /> Updating...
  </p>
);

export const Page = () => <Spinner size="page" />;
