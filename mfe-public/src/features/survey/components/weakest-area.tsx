import { surveyBand } from '@reset/financial-health/survey.ts';
import { FirstStep } from '#features/first-step/first-step.tsx';
import { byNeed } from '../model/by-need.ts';
import { useMessages } from '../survey-messages.ts';

/** The weakest of the four areas, with one thing to do about it; or how to keep what is strong. */
export function WeakestArea({ answers }: { answers: readonly number[] }) {
  const t = useMessages();
  const [weakest] = byNeed(answers);
  if (!weakest) return null;
  const { category, score } = weakest;
  if (surveyBand(score) === 'top') {
    return (
      <FirstStep
        label={t('first.keep')}
        title={t('first.keep.title')}
        text={t('first.keep.text')}
      />
    );
  }
  return (
    <FirstStep
      label={t('first')}
      title={t('first.area', { area: t(`category.${category}`), score })}
      text={t(`first.${category}`)}
      action={{ label: t('budget.link'), href: '/budget' }}
    />
  );
}
