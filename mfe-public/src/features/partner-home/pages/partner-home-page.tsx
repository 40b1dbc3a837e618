import type { Partner, ProductName } from '@reset/remote-sdk';
import { Accordion } from '@reset/shared-ui';
import { CardTerms, TaxTerms } from '#features/offer-terms/offer-terms.tsx';
import { PitchPage, PitchSection } from '#features/pitch/pitch.ts';
import { CardPitch } from '../components/card-pitch.tsx';
import { PartnerBanner } from '../components/partner-banner.tsx';
import { TaxPitch } from '../components/tax-pitch.tsx';
import { useMessages } from '../partner-home-messages.ts';

interface Props {
  partner: Partner;
  product: ProductName;
}

/** `/csc` and `/csc/tax`, for each partner: a product as it is offered to that partner's people. */
export function PartnerHomePage({ partner, product }: Props) {
  const t = useMessages();
  const isCard = product === 'earned_wage_access';
  const faqs = partner.faqs.map(({ question, answer }) => ({ title: question, content: answer }));
  return (
    <PitchPage>
      <PartnerBanner
        partner={partner}
        text={isCard ? partner.banner.text : t('tax.banner', { partner: partner.name })}
      />
      {isCard ? <CardPitch partner={partner} /> : <TaxPitch partner={partner} />}
      <PitchSection title={t('faqs')} layout="split">
        <Accordion items={faqs} />
      </PitchSection>
      {isCard ? <CardTerms /> : <TaxTerms />}
    </PitchPage>
  );
}
