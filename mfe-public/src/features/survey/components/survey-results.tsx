import { Stack } from '@reset/shared-ui';
import { PitchClosing, PitchPage } from '#features/pitch/pitch.ts';
import { useMessages } from '../survey-messages.ts';
import { HowResetHelps } from './how-reset-helps.tsx';
import { OtherAreas } from './other-areas.tsx';
import { ScoreSection } from './score-section.tsx';
import { WeakestArea } from './weakest-area.tsx';

/** What eight answers add up to, where to begin, and what Reset has to do with it. @param answers 0 to 255 each */
export function SurveyResults({ answers }: { answers: readonly number[] }) {
  const t = useMessages();
  return (
    <PitchPage>
      <Stack gap={16}>
        <ScoreSection answers={answers} />
        <WeakestArea answers={answers} />
      </Stack>
      <OtherAreas answers={answers} />
      <HowResetHelps />
      <PitchClosing title={t('ready.heading')} text={t('ready.text')} signUp={t('ready.start')} />
    </PitchPage>
  );
}
