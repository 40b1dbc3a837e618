import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import { refundDestination, refundDestinationWithCard } from '@reset/remote-sdk/tax-filing';
import { isCardOffered } from '@reset/remote-sdk/tax-returns';
import { Text, TextLink } from '@reset/shared-ui';
import { hasPage } from '#navigation/has-page.ts';
import { useMessages } from '../tax-return-messages.ts';

const TAX_FILING = '/tax-filing';

/** Where a refund that is to come is sent, what the card changes of that, or what it lacks. */
export function RefundDestination({ profile }: { profile: MemberProfile }) {
  const t = useMessages();
  const partner = usePartner();
  const destination = refundDestination(profile);
  if (destination === null) {
    return (
      <>
        <Text>{t('destination.none')}</Text>
        {hasPage(TAX_FILING) && (
          <div>
            <TextLink href={TAX_FILING}>{t('destination.connect')}</TextLink>
          </div>
        )}
      </>
    );
  }
  const withCard = isCardOffered(profile, partner) && refundDestinationWithCard(profile);
  return (
    <>
      <Text tone="muted">{destination}</Text>
      {withCard && <Text tone="muted">{withCard}</Text>}
    </>
  );
}
