import { Button } from '#components/button/button.tsx';
import { Banner } from './banner.tsx';

export default { title: 'Banner' };

export const Info = () => (
  <Banner tone="info">We sent an email to maria@example.com. Please confirm your address.</Banner>
);

export const Success = () => <Banner tone="success">Success!</Banner>;

export const Warning = () => (
  <Banner
    tone="warning"
    title="Reconnect your checking account"
    actions={<Button>Reconnect</Button>}
  >
    Your bank requires you to reconnect periodically.
  </Banner>
);

export const Folded = () => (
  <Banner
    tone="danger"
    title="We've stopped debiting your bank account"
    actions={<Button variant="primary">Connect another bank account</Button>}
    isFolded
  >
    <p>Your bank doesn't allow debits of this account.</p>
  </Banner>
);

export const Danger = () => <Banner tone="danger">Something went wrong. Please try again.</Banner>;
