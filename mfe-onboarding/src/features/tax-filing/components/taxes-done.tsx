import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import { unrepaidAdvanceWords } from '@reset/remote-sdk/tax-filing';
import {
  isCardOffered,
  ofNewestYear,
  returnsStanding,
  spentAdvance,
  type AdvanceState,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { DawnArc, FootAction, IntroSteps, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { dayWords } from '#dates/day-words.ts';
import { useMessages } from '../tax-filing-messages.ts';
import { FiledReturns, OwedTax } from './filed-returns.tsx';
import { ConnectRefundAccount } from './refund-account.tsx';
import { RefundTotals } from './refund-totals.tsx';
import { useNextSteps } from './use-next-steps.ts';
import { useRefundAccount } from './use-refund-account.ts';

interface Props {
  profile: MemberProfile;
  returns: readonly IncomeTaxReturn[];
  /** How the advance on them stands. */
  advance: AdvanceState;
  /** What of the refund it is or will be. */
  advanceCents: number;
}

/**
 * She has filed: what is sent in, how much comes of it, and what happens next, with the card, unless
 * her partner does not offer it after taxes. The button that leads on is in a phone's first screen.
 */
export function TaxesDone({ profile, returns, advance, advanceCents }: Props) {
  const t = useMessages();
  const hasOffer = isCardOffered(profile, usePartner());
  const newest = ofNewestYear(returns);
  const account = useRefundAccount(profile);
  const { steps, isToCome } = useNextSteps(newest, {
    profile,
    account,
    advance,
    advanceCents,
    hasOffer,
  });
  return (
    <Tile title={t('done.title')}>
      <Stack gap={16}>
        <DawnArc variant="thanks" />
        <Lead returns={newest} />
        <RefundTotals profile={profile} returns={newest} />
        <FiledReturns returns={newest} />
        <OwedTax returns={newest} />
        <UnrepaidAdvance returns={newest} advance={advance} />
        {isToCome && account.destination === null && <ConnectRefundAccount />}
        {steps.length > 0 && <IntroSteps steps={steps} />}
        {advance === 'season_over' && <Text tone="muted">{t('done.season_over')}</Text>}
        <FootAction>
          <TextLink href={hasOffer ? '/apply' : '/dashboard'} variant="button">
            {t(hasOffer ? 'done.apply' : 'done.dashboard')}
          </TextLink>
        </FootAction>
        <FootAction isInline>
          <TextLink href="/tax-return">{t('done.return')}</TextLink>
          {hasOffer && <TextLink href="/dashboard">{t('done.dashboard')}</TextLink>}
        </FootAction>
      </Stack>
    </Tile>
  );
}

/** What she spent of an advance that is in her limit no more, and what repays it. */
function UnrepaidAdvance({ returns, advance }: Pick<Props, 'returns' | 'advance'>) {
  const t = useMessages();
  const spent = spentAdvance(returns);
  if (spent.dollars === 0 || advance === 'in_limit') return null;
  const amount = formatMoney(Math.round(spent.dollars * 100));
  return (
    <Text>{[t('done.unrepaid', { amount }), unrepaidAdvanceWords(spent, dayWords)].join(' ')}</Text>
  );
}

/** How they stand together; of what is rejected there is a screen of its own. */
function Lead({ returns }: Pick<Props, 'returns'>) {
  const t = useMessages();
  const standing = returnsStanding(returns);
  if (standing === 'rejected') return null;
  return <Text>{t(`done.${standing}`)}</Text>;
}
