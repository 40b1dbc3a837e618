import { useStepNames } from '@reset/remote-sdk/step-names';
import { Steps } from '@reset/shared-ui';
import type { Product } from '#features/product/product.ts';
import { useMessages } from '#messages.ts';
import { currentStep, detourAt, partAt, type Place } from '../model/detour.ts';
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
  const detour = detourAt(place);
  return (
    <Steps
      label={nameOf('steps')}
      title={t(`${product}.title`)}
      steps={steps.map(({ name, status }) => ({
        id: name,
        label: nameOf(name),
        isSkipped: status === 'skipped',
        isBroken: status === 'broken',
      }))}
      current={currentStep(place, steps)}
      now={detour ? t(`now.${detour}`) : undefined}
      part={partAt(place, product)}
    />
  );
}
