import { ResendButton } from './resend-button.tsx';

export default { title: 'ResendButton' };

export const AtRest = () => <ResendButton onResend={async () => undefined} />;

export const Refused = () => (
  <ResendButton onResend={async () => 'We could not send it. Please try again.'} />
);
