import { Button } from '#components/button/button.tsx';
import type { FormRefusal } from '#components/form/form.tsx';
import { CodeForm } from './code-form.tsx';

export default { title: 'CodeForm' };

interface Props {
  onSubmit?: (otpAttempt: string) => Promise<FormRefusal | undefined>;
  onResend?: () => Promise<string | undefined>;
  onStartAgain?: () => void;
}

export const WithRecovery = ({ onSubmit = accept, onResend = accept }: Props) => (
  <CodeForm
    title="Enter your code"
    sentTo="We texted a code to the phone ending in 0123."
    submitLabel="Continue"
    onSubmit={onSubmit}
    onResend={onResend}
    onStartAgain={ignore}
    canRecover
  >
    <Button variant="quiet">Back</Button>
  </CodeForm>
);

export const CodeAlone = () => (
  <CodeForm
    title="Enter your code"
    sentTo="We texted a code to the phone ending in 0123."
    submitLabel="Turn on"
    onSubmit={accept}
    onResend={accept}
    onStartAgain={ignore}
  />
);

export const FromApp = () => (
  <CodeForm
    title="Enter your code"
    sentTo="Open your authenticator app."
    submitLabel="Continue"
    onSubmit={accept}
    onStartAgain={ignore}
    canRecover
  >
    <Button variant="quiet">Text me a code instead</Button>
  </CodeForm>
);

export const Over = ({ onStartAgain = ignore }: Props) => (
  <CodeForm
    title="Enter your code"
    sentTo="We texted a code to the phone ending in 0123."
    submitLabel="Turn on"
    over="Those were too many tries."
    onSubmit={accept}
    onResend={accept}
    onStartAgain={onStartAgain}
    canRecover
  />
);

const accept = async () => undefined;
const ignore = () => undefined;
