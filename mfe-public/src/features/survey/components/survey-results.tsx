import { Section, TextLink } from '@reset/shared-ui';
import { PitchClosing, PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../survey-messages.ts';
import { CardFeature } from './card-feature.tsx';
import { HowResetHelps } from './how-reset-helps.tsx';
import { ScoreSection } from './score-section.tsx';

/** What eight answers add up to, and what Reset has to do with it. @param answers 0 to 255 each */
export function SurveyResults({ answers }: { answers: readonly number[] }) {
  const t = useMessages();
  return (
    <PitchPage>
      <ScoreSection answers={answers} />
      <HowResetHelps />
      <CardFeature />
      <Section title={t('budget.heading')} size="large">
        <p>
          {t('budget.text')} <TextLink href="/budget">{t('budget.link')}</TextLink>
        </p>
      </Section>
      <PitchClosing title={t('ready.heading')} text={t('ready.text')} signUp={t('ready.start')} />
    </PitchPage>
  );
}
