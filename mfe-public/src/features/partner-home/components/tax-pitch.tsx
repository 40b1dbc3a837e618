import type { Partner } from '@reset/remote-sdk';
import { PitchHero, PitchSection, Points } from '#features/pitch/pitch.ts';
import { useMessages } from '../partner-home-messages.ts';
import { NextStep } from './next-step.tsx';
import { PartnerReturn } from './partner-return.tsx';
import { useTaxPoints } from './use-tax-points.ts';

/** What filing taxes is to a partner's people; of an advance only where they may have one. */
export function TaxPitch({ partner }: { partner: Partner }) {
  const t = useMessages();
  const points = useTaxPoints(partner);
  const offer = partner.incomeTaxRefundAdvanceAllowed ? 'advance' : 'filing';
  return (
    <>
      <PitchHero
        title={t(`tax.heading.${offer}`)}
        intro={t(`tax.intro.${offer}`)}
        picture={<PartnerReturn partner={partner} />}
      >
        <NextStep
          partner={partner}
          product="tax_refund_advance"
          signUp={t('tax.signUp')}
          other={{
            label: t('tax.other', { partner: partner.name }),
            href: partner.homepageUrlByProduct.earnedWageAccess,
          }}
        />
      </PitchHero>
      <PitchSection title={t('tax.points')}>
        <Points points={points} />
      </PitchSection>
    </>
  );
}
