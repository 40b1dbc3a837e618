import { CheckboxField, EnglishOnly, Form, SubmitButton, TextLink } from '@reset/shared-ui';
import { optIn, type SmsSettings } from '../api/sms-settings.ts';
import { useMessages } from '../text-messages-messages.ts';

interface Props {
  settings: SmsSettings;
  onDone: () => void;
}

/** Agrees to be texted, by the words that are kept with it. Nothing is sent before the box is checked. */
export function EnableTexts({ settings, onDone }: Props) {
  const t = useMessages();

  async function submit() {
    const result = await optIn();
    if (!result.ok) return result.error;
    onDone();
    return undefined;
  }

  return (
    <Form aria-label={t('heading')} initialValues={{ agrees: false }} onSubmit={submit}>
      {({ agrees }) => (
        <>
          <EnglishOnly isLegal>
            <CheckboxField name="agrees" label={settings.consent.text} />
          </EnglishOnly>
          <p>
            <TextLink href="/legal/messaging-terms-and-conditions">{t('terms')}</TextLink>
          </p>
          <SubmitButton isDisabled={!agrees}>{t('enable')}</SubmitButton>
        </>
      )}
    </Form>
  );
}
