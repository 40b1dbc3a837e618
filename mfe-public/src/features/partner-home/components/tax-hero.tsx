import type { Partner } from '@reset/remote-sdk';
import { mayVisitorHaveAdvance } from '@reset/remote-sdk/tax-returns';
import { PitchHero } from '#features/pitch/pitch.ts';
import { useMessages } from '../partner-home-messages.ts';
import { NextStep } from './next-step.tsx';
import { PartnerReturn } from './partner-return.tsx';

/** Filing taxes, with a word of the advance only where the partner's people may have and spend one. */
export function TaxHero({ partner }: { partner: Partner }) {
  const t = useMessages();
  const offer = mayVisitorHaveAdvance(partner) ? 'advance' : 'filing';
  return (
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
  );
}
