import { usePartner, useSession } from '@reset/remote-sdk';
import { isCardOffered, mayVisitorHaveAdvance } from '@reset/remote-sdk/tax-returns';
import { Section, Stack, TextLink } from '@reset/shared-ui';
import { CardTerms, TaxTerms } from '#features/offer-terms/offer-terms.tsx';
import { PitchPage } from '#features/pitch/pitch.ts';
import { Choice } from '../components/choice.tsx';
import { CardPicture, ReturnPicture } from '../components/pictures.tsx';
import { useMessages } from '../get-started-messages.ts';
import styles from './get-started-page.module.css';

/**
 * `/get-started`: the card or the taxes, each with its own way into a sign-up; with a word of the
 * advance only to who comes by a partner whose people may have one. To who is signed in, no card where
 * her partner offers none.
 */
export function GetStartedPage() {
  const t = useMessages();
  const partner = usePartner();
  const isSignedIn = useSession((session) => session.signedIn);
  const hasAdvance = mayVisitorHaveAdvance(partner);
  const hasCard = !isSignedIn || isCardOffered({ currentCardAccount: null }, partner);
  return (
    <PitchPage>
      <Stack gap={12}>
        <h1 tabIndex={-1}>{t('heading')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <div className={styles.choices}>
          {hasCard && (
            <Choice
              product="earned_wage_access"
              picture={<CardPicture />}
              title={t('card.title')}
              text={t('card.text')}
              points={[t('card.fees'), t('card.credit'), t('card.deposit')]}
              action={t('card.action')}
            />
          )}
          <Choice
            product="tax_refund_advance"
            picture={<ReturnPicture />}
            title={t('tax.title')}
            text={t(hasAdvance ? 'tax.text.advance' : 'tax.text.filing')}
            points={[t('tax.fee'), t('tax.free'), ...(hasAdvance ? [t('tax.advance')] : [])]}
            action={t('tax.action')}
          />
        </div>
      </Stack>
      <Section size="large" title={t('unsure')} intro={t('unsure.text')}>
        <p className={styles.ways}>
          <TextLink href="/financial-health">{t('unsure.survey')}</TextLink>
          <TextLink href="/budget">{t('unsure.budget')}</TextLink>
        </p>
      </Section>
      <Stack gap={12}>
        {hasCard && <CardTerms />}
        <TaxTerms hasAdvance={hasAdvance} />
      </Stack>
    </PitchPage>
  );
}
