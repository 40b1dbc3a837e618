import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import { refundDestinationWithCard } from '@reset/remote-sdk/tax-filing';
import {
  hasRefundToCome,
  isAdvanceOffered,
  isCardOffered,
  ofNewestYear,
  returnsStanding,
  totalRefund,
  type AdvanceState,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { DawnArc, Figures, FootAction, Money, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../tax-filing-messages.ts';
import { RefundAccount } from './refund-account.tsx';

interface Props {
  profile: MemberProfile;
  returns: readonly IncomeTaxReturn[];
  /** How the advance on them stands. */
  advance: AdvanceState;
}

/** She has filed: what comes of it and where it goes, then the card, unless her partner does not offer it after taxes. */
export function TaxesDone({ profile, returns, advance }: Props) {
  const t = useMessages();
  const partner = usePartner();
  const hasOffer = isCardOffered(profile, partner);
  const isOffered = isAdvanceOffered(advance);
  const newest = ofNewestYear(returns);
  const standing = returnsStanding(newest);
  // Nothing may be known yet of what she has sent in.
  const isToCome = newest.length === 0 || hasRefundToCome(newest);
  return (
    <Tile title={t('done.title')}>
      <Stack gap={16}>
        <DawnArc variant="thanks" />
        {/* What is rejected has a screen of its own. */}
        {standing !== 'rejected' && <Text>{t(`done.${standing}`)}</Text>}
        <RefundToCome returns={newest} />
        {isToCome && <RefundAccount profile={profile} />}
        {isOffered && <Text>{t('done.advance')}</Text>}
        {advance === 'season_over' && <Text>{t('done.season_over')}</Text>}
        {hasOffer && <CardOffer profile={profile} isOffered={isOffered} isToCome={isToCome} />}
        <FootAction isInline>
          {hasOffer && (
            <TextLink href="/apply" variant="button">
              {t('done.apply')}
            </TextLink>
          )}
          <TextLink href="/tax-return">{t('done.return')}</TextLink>
          <TextLink href="/dashboard" {...(!hasOffer && { variant: 'button' })}>
            {t('done.dashboard')}
          </TextLink>
        </FootAction>
      </Stack>
    </Tile>
  );
}

/** How much comes; nothing where none does, or nobody knows yet. */
function RefundToCome({ returns }: Pick<Props, 'returns'>) {
  const t = useMessages();
  const refund = hasRefundToCome(returns) ? totalRefund(returns) : 0;
  if (refund === 0) return null;
  const value = <Money cents={refund * 100} isWhole />;
  return <Figures figures={[{ label: t('done.total'), value }]} />;
}

interface OfferProps extends Pick<Props, 'profile'> {
  /** An advance is, which is spent with the card. */
  isOffered: boolean;
  /** A refund may still come, whose way the card changes. */
  isToCome: boolean;
}

/** What the card is for, and what it changes of where her refund goes. */
function CardOffer({ profile, isOffered, isToCome }: OfferProps) {
  const t = useMessages();
  const withCard = isToCome && refundDestinationWithCard(profile);
  return (
    <>
      <Text>{t(isOffered ? 'done.card' : 'done.card.plain')}</Text>
      {withCard && <Text>{withCard}</Text>}
    </>
  );
}
