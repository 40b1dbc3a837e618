import { Button, Icon, Tile } from '@reset/shared-ui';
import { useMessages } from '../how-it-works-messages.ts';
import { stepsOf } from '../model/intro-steps.ts';
import styles from './how-it-works.module.css';

interface Props {
  product: 'card' | 'tax';
  onContinue: () => void;
}

/** What the application will ask for and what it leads to, before anything is asked. */
export function HowItWorks({ product, onContinue }: Props) {
  const t = useMessages();
  return (
    <Tile title={t(`${product}.title`)}>
      <p className={styles.intro}>{t(`${product}.intro`)}</p>
      <ol className={styles.steps}>
        {stepsOf[product].map(({ name, icon }) => (
          <li key={name} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <div>
              <h3 className={styles.label}>{t(`${name}.label`)}</h3>
              <p className={styles.text}>{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button variant="primary" onPress={onContinue}>
          {t('continue')}
        </Button>
      </div>
    </Tile>
  );
}
