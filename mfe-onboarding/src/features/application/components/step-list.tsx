import { useStepNames } from '@reset/remote-sdk/step-names';
import { Steps } from '@reset/shared-ui';
import type { Product } from '#features/product/product.ts';
import { useMessages } from '#messages.ts';
import { currentStep, detourAt, type Place } from '../model/detour.ts';
import type { Step } from '../model/steps.ts';

interface Props {
  product: Product;
  steps: Step[];
  /** What is asked now, which is not always a step of the list. */
  place: Place;
}

/** How far the applicant has come, and what is asked of her now. */
export function StepList({ product, steps, place }: Props) {
  const t = useMessages();
  const nameOf = useStepNames();
  const current = currentStep(place, steps);
  const detour = detourAt(place, current);
  return (
    <Steps
      label={nameOf('steps')}
      title={t(`${product}.title`)}
      steps={steps.map(({ name, status }) => ({
        id: name,
        label: nameOf(name),
        isSkipped: status === 'skipped',
      }))}
      current={current}
      now={
        detour ? { label: t(`now.${detour.name}`), isPartOfStep: detour.isPartOfStep } : undefined
      }
    />
  );
}
