import { TextLink } from '@reset/shared-ui';
import { PitchSection } from '#features/pitch/pitch.ts';
import { useMessages } from '../survey-messages.ts';

/** Where to go on, for who does not want a card. */
export function MakeABudget() {
  const t = useMessages();
  return (
    <PitchSection title={t('budget.heading')}>
      <p>
        {t('budget.text')} <TextLink href="/budget">{t('budget.link')}</TextLink>
      </p>
    </PitchSection>
  );
}
