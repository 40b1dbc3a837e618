import { Icon } from '#components/icon/icon.tsx';
import { Button } from './button.tsx';

export default { title: 'Button' };

export const Primary = () => <Button variant="primary">Continue</Button>;

export const Secondary = () => <Button>Edit</Button>;

export const Quiet = () => <Button variant="quiet">Show more</Button>;

export const Danger = () => <Button variant="danger">Close my account</Button>;

export const QuietDanger = () => <Button variant="quiet-danger">Remove</Button>;

export const WithIcon = () => (
  <Button>
    <Icon name="log-out" /> Log out
  </Button>
);

export const Pending = () => (
  <Button variant="primary" isPending>
    Log In
  </Button>
);

export const Disabled = () => <Button isDisabled>Submit</Button>;

export const Wide = () => (
  <Button variant="primary" isWide>
    Log In
  </Button>
);
