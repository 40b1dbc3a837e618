import { Button, FootAction, IntroSteps, Tile, type IconName } from '@reset/shared-ui';
import { useMessages } from '../how-it-works-messages.ts';
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
      <div className={styles.steps}>
        <IntroSteps
          level={3}
          steps={stepsOf[product].map(({ name, icon }) => ({
            id: name,
            icon,
            label: t(`${name}.label`),
            text: t(`${name}.text`),
          }))}
        />
      </div>
      <FootAction>
        <Button variant="primary" onPress={onContinue}>
          {t('continue')}
        </Button>
      </FootAction>
    </Tile>
  );
}

type IntroStep = {
  name: 'bank' | 'payroll' | 'identity' | 'card' | 'taxes';
  icon: IconName;
};

const BANK: IntroStep = { name: 'bank', icon: 'landmark' };
const IDENTITY: IntroStep = { name: 'identity', icon: 'shield-check' };

/** The way from here to each product, in order. */
const stepsOf: Record<'card' | 'tax', readonly IntroStep[]> = {
  card: [
    BANK,
    { name: 'payroll', icon: 'briefcase' },
    IDENTITY,
    { name: 'card', icon: 'credit-card' },
  ],
  tax: [BANK, IDENTITY, { name: 'taxes', icon: 'receipt-text' }],
};
