import { Stack } from '@reset/shared-ui';
import { categoryScores, surveyBand } from '@reset/financial-health/survey.ts';
import { useMessages } from '../survey-messages.ts';
import { CategoryBar } from './category-bar.tsx';

/** How each of the four categories stands, in their order. */
export function CategoryBars({ answers }: { answers: readonly number[] }) {
  const t = useMessages();
  return (
    <Stack as="ul" gap={20}>
      {categoryScores(answers).map(({ category, score: exact }) => {
        const score = Math.round(exact);
        const band = t(`results.${surveyBand(score)}`);
        return (
          <li key={category}>
            <CategoryBar label={t(`category.${category}`)} score={score} band={band} />
          </li>
        );
      })}
    </Stack>
  );
}
