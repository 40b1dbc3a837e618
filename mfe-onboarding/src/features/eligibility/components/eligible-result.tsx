import { Button, Text, Tile } from '@reset/shared-ui';
import { useMessages } from '../eligibility-messages.ts';
import styles from './questionnaire.module.css';

interface Props {
  onConnect: () => void;
  onChange: () => void;
}

/** Her provider can tell all that is needed. */
export function EligibleResult({ onConnect, onChange }: Props) {
  const t = useMessages();
  return (
    <Tile title={t('eligible.title')}>
      <Text>{t('eligible.text')}</Text>
      <div className={styles.actions}>
        <Button variant="primary" onPress={onConnect}>
          {t('eligible.connect')}
        </Button>
        <Button variant="quiet" onPress={onChange}>
          {t('eligible.change')}
        </Button>
      </div>
    </Tile>
  );
}
