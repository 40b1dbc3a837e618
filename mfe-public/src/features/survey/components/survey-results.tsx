import { PitchPage } from '#features/pitch/pitch.ts';
import { CardFeature } from './card-feature.tsx';
import { HowResetHelps } from './how-reset-helps.tsx';
import { MakeABudget } from './make-a-budget.tsx';
import { ReadyToReset } from './ready-to-reset.tsx';
import { ScoreSection } from './score-section.tsx';

/** What eight answers add up to, and what Reset has to do with it. @param answers 0 to 255 each */
export const SurveyResults = ({ answers }: { answers: readonly number[] }) => (
  <PitchPage>
    <ScoreSection answers={answers} />
    <HowResetHelps />
    <CardFeature />
    <MakeABudget />
    <ReadyToReset />
  </PitchPage>
);
