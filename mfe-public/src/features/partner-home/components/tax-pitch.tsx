import type { Partner } from '@reset/remote-sdk';
import { PitchSection, Points } from '#features/pitch/pitch.ts';
import { useMessages } from '../partner-home-messages.ts';
import { useTaxPoints } from './use-tax-points.ts';

/** On what terms a partner's people file. */
export function TaxPitch({ partner }: { partner: Partner }) {
  const t = useMessages();
  const points = useTaxPoints(partner);
  return (
    <PitchSection title={t('tax.points')}>
      <Points points={points} />
    </PitchSection>
  );
}
