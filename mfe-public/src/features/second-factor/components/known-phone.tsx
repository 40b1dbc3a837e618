import { Button, Form, Stack, SubmitButton, type FormRefusal } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './second-factor.module.css';

interface Props {
  lastFour: string;
  /** Resolves to the refusal, if there is one. */
  onSend: () => Promise<FormRefusal | undefined>;
  onOther: () => void;
}

export function KnownPhone({ lastFour, onSend, onOther }: Props) {
  const t = useMessages();
  return (
    <Stack gap={20}>
      <p>{t('secondFactor.willSend', { digits: lastFour })}</p>
      <Form aria-label={t('secondFactor.turnOn')} initialValues={{}} onSubmit={onSend}>
        <SubmitButton>{t('secondFactor.sendCode')}</SubmitButton>
      </Form>
      <div className={styles.others}>
        <Button variant="quiet" onPress={onOther}>
          {t('secondFactor.otherNumber')}
        </Button>
      </div>
    </Stack>
  );
}
