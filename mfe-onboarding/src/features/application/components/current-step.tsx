import { Icon, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import type { Screen } from '../model/current-screen.ts';
import styles from './current-step.module.css';
import { SkipPayroll } from './skip-payroll.tsx';
import { useFocusOnNewStep } from './use-focus-on-new-step.ts';

interface Props {
  screen: Screen;
  /** Whether this step may be left out. */
  isSkippable: boolean;
}

/** The one thing that is asked now, and what can be done about it here. */
export function CurrentStep({ screen, isSkippable }: Props) {
  const t = useMessages();
  const step = useFocusOnNewStep(screen);
  return (
    <div ref={step} tabIndex={-1}>
      <Tile title={t(`task.${screen}.title`)}>
        <p className={styles.text}>{t(`task.${screen}.text`)}</p>
        {screen !== 'confirm_email' && (
          <p className={styles.note}>
            <Icon name="clock" />
            {t('task.notOpen')}
          </p>
        )}
        {isSkippable && <SkipPayroll />}
      </Tile>
    </div>
  );
}
