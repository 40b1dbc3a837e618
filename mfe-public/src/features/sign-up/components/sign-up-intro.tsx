import { Button, IntroSteps, PageLayout, type IconName } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { stepsOf, type SignUpStep } from '../model/sign-up-steps.ts';
import styles from './sign-up-intro.module.css';
import { useSignUp } from './use-sign-up.ts';

/** What will be asked for, before anything is. */
export function SignUpIntro({ onContinue }: { onContinue: () => void }) {
  const t = useMessages();
  const { product, partner } = useSignUp();
  const title = partner
    ? t(`signUp.intro.${product}.with`, { partner: partner.name })
    : t(`signUp.intro.${product}`);
  return (
    <PageLayout title={title} intro={t('signUp.intro.text')}>
      {partner && <p className={styles.banner}>{partner.banner.text}</p>}
      <IntroSteps
        level={2}
        steps={stepsOf[product].map((step) => ({
          id: step,
          icon: icons[step],
          label: t(`signUp.step.${step}`),
          text: t(`signUp.step.${step}.text`),
        }))}
      />
      <Button variant="primary" onPress={onContinue} isWide>
        {t('signUp.continue')}
      </Button>
    </PageLayout>
  );
}

const icons: Record<SignUpStep, IconName> = {
  signup: 'user',
  bankLinking: 'landmark',
  payrollLinking: 'briefcase',
  personalInfo: 'shield-check',
  taxFiling: 'receipt-text',
};
