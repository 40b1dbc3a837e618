import { Button } from '#components/button/button.tsx';
import { PasswordField } from '#components/password-field/password-field.tsx';
import { TextField } from '#components/text-field/text-field.tsx';
import { locale } from '#words/locale.ts';
import { Form, type FormRefusal } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

export default { title: 'Form' };

interface Values {
  email: string;
  password: string;
}

export const SignIn = ({ onSubmit = async () => undefined }: Props) => (
  <Form initialValues={{ email: '', password: '' }} validationSchema={required} onSubmit={onSubmit}>
    <TextField name="email" label="Email" type="email" autoComplete="email" />
    <PasswordField name="password" label="Password" autoComplete="current-password" />
    <SubmitButton>Log In</SubmitButton>
  </Form>
);

/** What is typed may be kept elsewhere, so that a reload loses nothing. */
export const KeepsWhatIsTyped = ({ onChange = () => undefined }: KeepProps) => (
  <Form initialValues={{ email: 'maria@' }} onChange={onChange} onSubmit={async () => undefined}>
    <TextField name="email" label="Email" type="email" autoComplete="email" />
  </Form>
);

interface KeepProps {
  onChange?: (values: { email: string }) => void;
}

/** What stands beside the fields may follow them. */
export const FollowsWhatIsTyped = () => (
  <Form initialValues={{ email: '' }} onSubmit={async () => undefined}>
    {({ email }) => (
      <>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <p>{email === '' ? 'Enter the address that you use most.' : `We write to ${email}.`}</p>
        <SubmitButton isDisabled={email === ''}>Continue</SubmitButton>
      </>
    )}
  </Form>
);

/** The values' order is not that of the page. */
export const InAnOrderOfItsOwn = () => (
  <Form
    initialValues={{ password: '', email: '' }}
    validationSchema={required}
    onSubmit={async () => undefined}
  >
    <TextField name="email" label="Email" type="email" autoComplete="email" />
    <PasswordField name="password" label="Password" autoComplete="current-password" />
    <SubmitButton>Log In</SubmitButton>
  </Form>
);

/** A question may follow from an answer. */
export const AsksFurther = () => (
  <Form
    initialValues={{ email: '', password: '' }}
    validationSchema={required}
    onSubmit={async () => undefined}
  >
    {({ email }) => (
      <>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        {email !== '' && (
          <PasswordField name="password" label="Password" autoComplete="current-password" />
        )}
        <SubmitButton>Log In</SubmitButton>
      </>
    )}
  </Form>
);

/** What is wrong may be said as a whole. */
export const WithAProblemOfItsOwn = () => (
  <Form
    initialValues={{ email: '', password: '' }}
    validationSchema={required}
    problem={({ email }) => (email === '' ? 'We cannot know you without your email.' : undefined)}
    onSubmit={async () => undefined}
  >
    <TextField name="email" label="Email" type="email" autoComplete="email" />
    <PasswordField name="password" label="Password" autoComplete="current-password" />
    <SubmitButton>Log In</SubmitButton>
  </Form>
);

/** What validation says follows the language of the page. */
export const InTwoLanguages = () => (
  <Form
    initialValues={{ email: '', password: '' }}
    validationSchema={requiredInTwoLanguages}
    onSubmit={async () => undefined}
  >
    <TextField name="email" label="Email" type="email" autoComplete="email" />
    <PasswordField name="password" label="Password" autoComplete="current-password" />
    <SubmitButton>Log In</SubmitButton>
  </Form>
);

/** A button may fill a field in. */
export const FilledByAButton = () => (
  <Form initialValues={{ email: '' }} onSubmit={async () => undefined}>
    {(_values, setValue) => (
      <>
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <Button onPress={() => setValue('email', 'maria@example.com')}>The one we know</Button>
        <SubmitButton>Continue</SubmitButton>
      </>
    )}
  </Form>
);

interface Props {
  onSubmit?: (values: Values) => Promise<FormRefusal | undefined>;
}

/** What a yup schema is to Formik; shared-ui itself needs none. */
const requiredSaidAs = (say: (name: string) => string) => ({
  async validate(values: Values) {
    const missing = Object.entries(values).filter(([, value]) => !value);
    if (missing.length === 0) return values;
    const inner = missing.map(([path]) => ({ path, message: say(path) }));
    throw Object.assign(new Error('Missing'), { name: 'ValidationError', inner });
  },
});

const required = requiredSaidAs((name) => `Please enter your ${name}.`);

const requiredInTwoLanguages = requiredSaidAs((name) =>
  locale() === 'es-US' ? `Falta: ${name}.` : `Please enter your ${name}.`,
);
