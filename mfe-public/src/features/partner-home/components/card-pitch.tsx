import type { Partner } from '@reset/remote-sdk';
import { PartnerCard } from '#features/partner-card/partner-card.tsx';
import { PitchHero, PitchSection, Points } from '#features/pitch/pitch.ts';
import { useMessages } from '../partner-home-messages.ts';
import { FirstPayCycle } from './first-pay-cycle.tsx';
import { NextStep } from './next-step.tsx';

/** What the card is to a partner's people. */
export function CardPitch({ partner }: { partner: Partner }) {
  const t = useMessages();
  return (
    <>
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
      {partner.enableProbationaryLimit && <FirstPayCycle />}
      <PitchSection title={t('card.points')}>
        <Points
          points={[
            { icon: 'hand-coins', title: t('card.fees'), text: t('card.fees.text') },
            { icon: 'shield-check', title: t('card.credit'), text: t('card.credit.text') },
            { icon: 'wallet', title: t('card.deposit'), text: t('card.deposit.text') },
            { icon: 'calendar', title: t('card.limit'), text: t('card.limit.text') },
            { icon: 'credit-card', title: t('card.where'), text: t('card.where.text') },
            { icon: 'smartphone', title: t('card.wallet'), text: t('card.wallet.text') },
          ]}
        />
      </PitchSection>
    </>
  );
}
