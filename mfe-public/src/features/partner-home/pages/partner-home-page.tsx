import type { Partner, ProductName } from '@reset/remote-sdk';
import { mayVisitorHaveAdvance } from '@reset/remote-sdk/tax-returns';
import { Accordion, EnglishOnly, Section, Stack } from '@reset/shared-ui';
import { CardTerms, TaxTerms } from '#features/offer-terms/offer-terms.tsx';
import { PitchPage } from '#features/pitch/pitch.ts';
import { CardHero } from '../components/card-hero.tsx';
import { CardPitch } from '../components/card-pitch.tsx';
import { PartnerBanner } from '../components/partner-banner.tsx';
import { TaxHero } from '../components/tax-hero.tsx';
import { TaxPitch } from '../components/tax-pitch.tsx';
import { useMessages } from '../partner-home-messages.ts';
import styles from './partner-home-page.module.css';

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
      <div className={styles.head}>
        <PartnerBanner
          partner={partner}
          text={isCard ? partner.banner.text : t('tax.banner', { partner: partner.name })}
        />
        {isCard ? <CardHero partner={partner} /> : <TaxHero partner={partner} />}
      </div>
      {isCard ? <CardPitch partner={partner} /> : <TaxPitch partner={partner} />}
      <Section size="large" title={t('faqs')} layout="split">
        <Stack gap={16}>
          <EnglishOnly>
            <Accordion items={faqs} />
          </EnglishOnly>
        </Stack>
      </Section>
      {isCard ? <CardTerms /> : <TaxTerms hasAdvance={mayVisitorHaveAdvance(partner)} />}
    </PitchPage>
  );
}
