import { Button } from '#components/button/button.tsx';
import { Stack } from './stack.tsx';

export default { title: 'Stack' };

export const Plain = () => (
  <Stack gap={16}>
    <p>We sent an email to maria@example.com.</p>
    <Button>Send it again</Button>
  </Stack>
);

export const List = () => (
  <Stack as="ul" gap={12}>
    <li>No credit check</li>
    <li>No deposit</li>
  </Stack>
);
