import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { Figures, Money, QueryFailure, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { hasPage } from '#navigation/has-page.ts';
import { toCents } from '#money/money.ts';
import { advanceState, type AdvanceState } from '../model/advance-state.ts';
import { advanceSummary } from '../model/advance-summary.ts';
import { useMessages } from '../tax-return-messages.ts';

interface Props {
  returns: readonly IncomeTaxReturn[];
  profile: MemberProfile;
}

const APPLICATION = '/apply';

/** How the advance on her refund stands. Its amounts are the service's: nothing is reckoned here. */
export function RefundAdvance({ returns, profile }: Props) {
  const t = useMessages();
  const overview = useQuery(overviewQuery);
  if (!overview.data) {
    return overview.errorUpdateCount > 0 ? (
      <Tile title={t('advance.title')}>
        <QueryFailure query={overview} title={t('advance.failed')} />
      </Tile>
    ) : null;
  }
  const { asOf, taxRefund } = overview.data;
  const summary = advanceSummary(returns, asOf);
  const state = advanceState(summary, {
    isAllowed: profile.incomeTaxRefundAdvanceAllowed,
    hasCard: profile.currentCardAccount !== null,
    isInLimit: taxRefund !== null,
  });
  if (state === null) return null;
  const cents =
    state === 'in_limit' ? toCents(taxRefund?.amount ?? 0) : summary.refundAdvanceAmount;
  return (
    <Tile title={t('advance.title')}>
      <Stack gap={16}>
        {isNamed(state) && cents > 0 && (
          <Figures
            figures={[{ label: t(`advance.amount.${state}`), value: <Money cents={cents} /> }]}
          />
        )}
        <Text>{t(`advance.${state}`)}</Text>
        <WayOn state={state} />
      </Stack>
    </Tile>
  );
}

/** Where an amount says something: what is hers, or will be. */
const isNamed = (state: AdvanceState) =>
  state === 'in_limit' || state === 'needs_card' || state === 'submitted';

function WayOn({ state }: { state: NonNullable<AdvanceState> }) {
  const t = useMessages();
  const partner = usePartner();
  if (state === 'in_limit' || state === 'not_in_limit') {
    return <TextLink href="/dashboard#limit">{t('advance.limit')}</TextLink>;
  }
  const isOffered = partner?.cardAfterTaxes !== false && hasPage(APPLICATION);
  return state === 'needs_card' && isOffered ? (
    <TextLink href={APPLICATION}>{t('advance.apply')}</TextLink>
  ) : null;
}
