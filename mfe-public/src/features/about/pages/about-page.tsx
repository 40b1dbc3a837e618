import { Section, TextLink } from '@reset/shared-ui';
import { PitchHero, PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../about-messages.ts';
import { Numbers } from '../components/numbers.tsx';
import { PayPeriod } from '../components/pay-period.tsx';
import { People } from '../components/people.tsx';
import { Values } from '../components/values.tsx';
import styles from './about-page.module.css';

/** `/about`: why there is a Reset, and who makes it. */
export function AboutPage() {
  const t = useMessages();
  return (
    <PitchPage>
      <PitchHero title={t('heading')} intro={t('intro')} picture={<PayPeriod />} />
      <Section size="large" title={t('pay.title')} layout="split">
        <div className={styles.story}>
          <p>{t('pay.late')}</p>
          <p>{t('pay.so')}</p>
        </div>
      </Section>
      <Numbers />
      <Values />
      <People />
      <Section size="large" title={t('next.title')}>
        <p className={styles.ways}>
          <TextLink href="/get-started" variant="button">
            {t('next.start')}
          </TextLink>
          <TextLink href="/partners/financial-institutions">{t('next.institutions')}</TextLink>
        </p>
      </Section>
    </PitchPage>
  );
}
