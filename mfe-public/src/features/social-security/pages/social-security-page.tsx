import { Accordion, Section, TextLink } from '@reset/shared-ui';
import { CardTerms } from '#features/offer-terms/offer-terms.tsx';
import { PitchHero, PitchPage, Points } from '#features/pitch/pitch.ts';
import { MonthPicture } from '../components/month-picture.tsx';
import { Needs } from '../components/needs.tsx';
import { Timeline } from '../components/timeline.tsx';
import { useMessages } from '../social-security-messages.ts';
import styles from './social-security-page.module.css';

/** `/social-security`: what the card is to people who live on benefits. */
export function SocialSecurityPage() {
  const t = useMessages();
  return (
    <PitchPage>
      <PitchHero title={t('heading')} intro={t('intro')} picture={<MonthPicture />}>
        <p className={styles.ways}>
          <TextLink href="/users/sign_up?incomeType=benefits" variant="button">
            {t('signUp')}
          </TextLink>
          <TextLink href="/faqs">{t('faqs')}</TextLink>
        </p>
      </PitchHero>
      <Section size="large" title={t('counts.title')}>
        <Points
          points={[
            { icon: 'landmark', title: t('counts.income'), text: t('counts.income.text') },
            { icon: 'calendar', title: t('counts.day'), text: t('counts.day.text') },
            { icon: 'rotate-cw', title: t('counts.pay'), text: t('counts.pay.text') },
          ]}
        />
      </Section>
      <Needs />
      <Timeline />
      <Section size="large" title={t('asked.title')} layout="split">
        <Accordion
          items={[
            { title: t('asked.part'), content: t('asked.part.text') },
            { title: t('asked.amount'), content: t('asked.amount.text') },
            { title: t('asked.credit'), content: t('asked.credit.text') },
          ]}
        />
      </Section>
      <CardTerms />
    </PitchPage>
  );
}
