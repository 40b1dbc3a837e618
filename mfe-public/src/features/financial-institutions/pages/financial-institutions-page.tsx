import { Section, Stack } from '@reset/shared-ui';
import { CardTerms, TaxTerms } from '#features/offer-terms/offer-terms.tsx';
import { PitchHero, PitchPage, Points } from '#features/pitch/pitch.ts';
import { CardFan } from '../components/card-fan.tsx';
import { Parts } from '../components/parts.tsx';
import { PartnerList } from '../components/partner-list.tsx';
import { WriteToUs } from '../components/write-to-us.tsx';
import { useMessages } from '../financial-institutions-messages.ts';

/** `/partners/financial-institutions`: what Reset is to who has members, and where to write. */
export function FinancialInstitutionsPage() {
  const t = useMessages();
  return (
    <PitchPage>
      <PitchHero title={t('heading')} intro={t('intro')} picture={<CardFan />}>
        <WriteToUs />
      </PitchHero>
      <Section size="large" title={t('gets.members')} intro={t('gets.members.text')}>
        <Points
          points={[
            { icon: 'calendar', title: t('gets.limit'), text: t('gets.limit.text') },
            { icon: 'hand-coins', title: t('gets.fees'), text: t('gets.fees.text') },
            { icon: 'receipt', title: t('gets.taxes'), text: t('gets.taxes.text') },
          ]}
        />
      </Section>
      <Section size="large" title={t('yours.title')}>
        <Points
          points={[
            { icon: 'house', title: t('yours.page'), text: t('yours.page.text') },
            { icon: 'shapes', title: t('yours.mark'), text: t('yours.mark.text') },
            { icon: 'landmark', title: t('yours.deposits'), text: t('yours.deposits.text') },
            { icon: 'check', title: t('yours.choice'), text: t('yours.choice.text') },
          ]}
        />
      </Section>
      <Parts />
      <PartnerList />
      <Section size="large" title={t('next.title')} intro={t('next.text')}>
        <WriteToUs />
      </Section>
      <Stack gap={12}>
        <CardTerms />
        <TaxTerms />
      </Stack>
    </PitchPage>
  );
}
