import { Button } from '#components/button/button.tsx';
import type { FormRefusal } from '#components/form/form.tsx';
import { CodeForm } from './code-form.tsx';

export default { title: 'CodeForm' };

interface Props {
  onSubmit?: (otpAttempt: string) => Promise<FormRefusal | undefined>;
  onResend?: () => Promise<string | undefined>;
}

export const WithRecovery = ({ onSubmit = accept, onResend = accept }: Props) => (
  <CodeForm
    title="Enter your code"
    sentTo="We sent a code to the phone ending in 0123."
    submitLabel="Continue"
    onSubmit={onSubmit}
    onResend={onResend}
    canRecover
  >
    <Button variant="quiet">Back</Button>
  </CodeForm>
);

export const CodeAlone = () => (
  <CodeForm
    title="Enter your code"
    sentTo="We sent a code to the phone ending in 0123."
    submitLabel="Turn on"
    onSubmit={accept}
    onResend={accept}
  />
);

const accept = async () => undefined;
