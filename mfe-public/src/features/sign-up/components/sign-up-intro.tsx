import type { Partner } from '@reset/remote-sdk';
import { useBeforeYouStart } from '@reset/remote-sdk/before-you-start';
import { JOURNEYS, type JourneyStep } from '@reset/remote-sdk/journey';
import { useStepNames } from '@reset/remote-sdk/step-names';
import { mayVisitorHaveAdvance } from '@reset/remote-sdk/tax-returns';
import {
  Button,
  FactList,
  FootAction,
  IntroSteps,
  PageLayout,
  type IconName,
} from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './sign-up-intro.module.css';
import { useSignUp } from './use-sign-up.ts';

/** What will be asked for, before anything is. */
export function SignUpIntro({ onContinue }: { onContinue: () => void }) {
  const t = useMessages();
  const nameOf = useStepNames();
  const { product, partner } = useSignUp();
  const { facts } = useBeforeYouStart(product, mayVisitorHaveAdvance(partner));
  const title = partner
    ? t(`signUp.intro.${product}.with`, { partner: partner.name })
    : t(`signUp.intro.${product}`);
  // What a partner says of itself is about the card.
  const bannerOf = ({ name, banner }: Partner) =>
    product === 'earned_wage_access' ? banner.text : t('signUp.banner.tax', { partner: name });
  return (
    <PageLayout title={title} intro={t('signUp.intro.text')}>
      {partner && <p className={styles.banner}>{bannerOf(partner)}</p>}
      <FactList facts={facts} />
      <IntroSteps
        steps={JOURNEYS[product].map((step) => ({
          id: step,
          icon: icons[step],
          label: nameOf(step),
          text: t(`signUp.step.${step}`),
        }))}
      />
      <FootAction ground="canvas">
        <Button variant="primary" onPress={onContinue}>
          {t('signUp.continue')}
        </Button>
      </FootAction>
    </PageLayout>
  );
}

const icons: Record<JourneyStep, IconName> = {
  signup: 'user',
  bank_linking: 'landmark',
  payroll_linking: 'briefcase',
  personal_info_submission: 'shield-check',
  tax_filing_submission: 'receipt-text',
};
