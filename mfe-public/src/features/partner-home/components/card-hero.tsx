import type { Partner } from '@reset/remote-sdk';
import { PartnerCard } from '#features/partner-card/partner-card.tsx';
import { PitchHero } from '#features/pitch/pitch.ts';
import { useMessages } from '../partner-home-messages.ts';
import { NextStep } from './next-step.tsx';

/** The card, in the partner's colours, and the way to it. */
export function CardHero({ partner }: { partner: Partner }) {
  const t = useMessages();
  return (
    <PitchHero
      title={t('card.heading')}
      intro={t('card.intro')}
      picture={<PartnerCard partner={partner} />}
    >
      <NextStep
        partner={partner}
        product="earned_wage_access"
        signUp={t('card.signUp')}
        other={{
          label: t('card.other', { partner: partner.name }),
          href: partner.homepageUrlByProduct.taxRefundAdvance,
        }}
      />
    </PitchHero>
  );
}
