import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-filing';
import { DawnArc, FootAction, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../tax-filing-messages.ts';
import { RefundAccount } from './refund-account.tsx';

interface Props {
  profile: MemberProfile;
  returns: readonly IncomeTaxReturn[];
}

/** She has filed: what comes of it, and the card, unless her partner does not offer it after taxes. */
export function TaxesDone({ profile, returns }: Props) {
  const t = useMessages();
  const partner = usePartner();
  const isCardOffered = profile.currentCardAccount === null && partner?.cardAfterTaxes !== false;
  const isAdvanceAllowed = profile.incomeTaxRefundAdvanceAllowed;
  const progress = progressOf(returns);
  return (
    <Tile title={t('done.title')}>
      <Stack gap={16}>
        <DawnArc variant="thanks" />
        <Text>{t(`done.${progress}`)}</Text>
        {progress !== 'over' && <Text>{t(isAdvanceAllowed ? 'done.advance' : 'done.plain')}</Text>}
        {isCardOffered && <Text>{t(isAdvanceAllowed ? 'done.card' : 'done.card.plain')}</Text>}
        {progress !== 'over' && <RefundAccount />}
        <FootAction isInline>
          {isCardOffered && (
            <TextLink href="/apply" variant="button">
              {t('done.apply')}
            </TextLink>
          )}
          <TextLink href="/tax-return">{t('done.return')}</TextLink>
          <TextLink href="/dashboard" {...(!isCardOffered && { variant: 'button' })}>
            {t('done.dashboard')}
          </TextLink>
        </FootAction>
      </Stack>
    </Tile>
  );
}

/** Of several returns, the least that is said of one of them. */
function progressOf(returns: readonly IncomeTaxReturn[]): 'submitted' | 'accepted' | 'over' {
  const statuses = new Set(returns.map(({ taxReturnStatus }) => taxReturnStatus));
  if (statuses.size === 0 || statuses.has('submitted')) return 'submitted';
  return statuses.has('accepted') ? 'accepted' : 'over';
}
