import { Section } from '@reset/shared-ui';
import type { Partner } from '@reset/remote-sdk';
import { Points } from '#features/pitch/pitch.ts';
import { useMessages } from '../partner-home-messages.ts';
import { FirstPayCycle } from './first-pay-cycle.tsx';

/** What the card does for a partner's people, and what it does not cost. */
export function CardPitch({ partner }: { partner: Partner }) {
  const t = useMessages();
  return (
    <>
      {partner.enableProbationaryLimit && <FirstPayCycle />}
      <Section size="large" title={t('card.points')}>
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
      </Section>
    </>
  );
}
