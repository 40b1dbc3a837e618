import type { Screen } from '@reset/application-engine/screen.ts';
import { Icon, Text, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './later-step.module.css';

interface Props {
  step: Extract<Screen, 'signup' | 'tax_filing_submission'>;
}

/** A step that cannot be taken here yet: what it will ask for, that nothing is lost, and a way on. */
export function LaterStep({ step }: Props) {
  const t = useMessages();
  return (
    <Tile title={t(`task.${step}.title`)}>
      <Text>{t(`task.${step}.text`)}</Text>
      <p className={styles.note}>
        <Icon name="clock" />
        {t('task.notOpen')}
      </p>
      <p className={styles.way}>
        <TextLink href="/dashboard">{t('task.dashboard')}</TextLink>
      </p>
    </Tile>
  );
}
