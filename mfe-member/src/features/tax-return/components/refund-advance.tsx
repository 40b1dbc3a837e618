import type { MemberProfile } from '@reset/remote-sdk';
import {
  advanceSummary,
  type AdvanceState,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { Figures, Money, QueryFailure, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { hasPage } from '#navigation/has-page.ts';
import { toCents } from '#money/money.ts';
import { useMessages } from '../tax-return-messages.ts';
import { useAdvanceState } from './use-advance-state.ts';

interface Props {
  returns: readonly IncomeTaxReturn[];
  profile: MemberProfile;
}

const APPLICATION = '/apply';

/** How the advance on her refund stands. Its amounts are the service's: nothing is reckoned here. */
export function RefundAdvance({ returns, profile }: Props) {
  const t = useMessages();
  const overview = useQuery(overviewQuery);
  const state = useAdvanceState(returns, profile);
  if (!overview.data) {
    return overview.errorUpdateCount > 0 ? (
      <Tile title={t('advance.title')}>
        <QueryFailure query={overview} title={t('advance.failed')} />
      </Tile>
    ) : null;
  }
  if (state === null) return null;
  const { asOf, taxRefund } = overview.data;
  const cents =
    state === 'in_limit'
      ? toCents(taxRefund?.amount ?? 0)
      : advanceSummary(returns, asOf).refundAdvanceAmount;
  return (
    <Tile title={t('advance.title')}>
      <Stack gap={16}>
        {isNamed(state) && (
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
  if (state === 'in_limit' || state === 'not_in_limit') {
    return <TextLink href="/dashboard#limit">{t('advance.limit')}</TextLink>;
  }
  return state === 'needs_card' && hasPage(APPLICATION) ? (
    <TextLink href={APPLICATION}>{t('advance.apply')}</TextLink>
  ) : null;
}
