import { usePartner, type MemberProfile } from '@reset/remote-sdk';
import { Figures, Money, QueryFailure, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { hasPage } from '#navigation/has-page.ts';
import { advanceState, type AdvanceState } from '../model/advance-state.ts';
import type { IncomeTaxReturn } from '../model/advance-summary.ts';
import { summaryOf } from '../model/summary-of.ts';
import { useMessages } from '../tax-return-messages.ts';

interface Props {
  returns: readonly IncomeTaxReturn[];
  profile: MemberProfile;
}

const APPLICATION = '/apply';

/** How the advance on her refund stands. Its amount is the limit's own: nothing is reckoned here. */
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
  const summary = summaryOf(returns, overview.data);
  const state = advanceState(summary, {
    isAllowed: profile.incomeTaxRefundAdvanceAllowed,
    hasCard: profile.currentCardAccount !== null,
  });
  if (state === null) return null;
  return (
    <Tile title={t('advance.title')}>
      <Stack gap={16}>
        {state === 'in_limit' && (
          <Figures
            figures={[
              { label: t('advance.amount'), value: <Money cents={summary.refundAdvanceAmount} /> },
            ]}
          />
        )}
        <Text>{t(`advance.${state}`)}</Text>
        <WayOn state={state} />
      </Stack>
    </Tile>
  );
}

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
