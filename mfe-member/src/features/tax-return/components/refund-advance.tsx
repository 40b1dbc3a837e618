import type { MemberProfile } from '@reset/remote-sdk';
import {
  advanceSummary,
  federalOf,
  ofNewestYear,
  receivedRefund,
  spentAdvance,
  type AdvanceState,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { Figures, Money, QueryFailure, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery, type Overview } from '#features/spending-limit/spending-limit.ts';
import { hasPage } from '#navigation/has-page.ts';
import { toCents } from '#money/money.ts';
import { useMessages, type t as translate } from '../tax-return-messages.ts';
import { advanceWords } from './advance-words.ts';
import { UnrepaidAdvance } from './unrepaid-advance.tsx';
import { useAdvanceState } from './use-advance-state.ts';

interface Props {
  returns: readonly IncomeTaxReturn[];
  profile: MemberProfile;
}

const APPLICATION = '/apply';

/** How the advance on her refund stands, until what she spent of it is repaid. Its amounts are the service's. */
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
  const spent = spentAdvance(returns);
  const isUnrepaid = spent.dollars > 0 && state !== 'in_limit';
  if (state === null && !isUnrepaid) return null;
  const figures = figuresOf(state, { returns, overview: overview.data }, t);
  return (
    <Tile title={t('advance.title')}>
      <Stack gap={16}>
        {figures.length > 0 && <Figures figures={figures} />}
        {state !== null && (
          <>
            <Text>{advanceWords(state, { returns, profile, asOf: overview.data.asOf }, t)}</Text>
            <WayOn state={state} />
          </>
        )}
        {isUnrepaid && <UnrepaidAdvance {...spent} hasCard={profile.currentCardAccount !== null} />}
      </Stack>
    </Tile>
  );
}

/** Where amounts say something: what is hers or will be, what of it she spent, and what the refund repaid. */
function figuresOf(
  state: AdvanceState,
  { returns, overview }: { returns: readonly IncomeTaxReturn[]; overview: Overview },
  t: typeof translate,
) {
  if (state === 'in_limit') {
    const advance = toCents(overview.taxRefund?.amount ?? 0);
    const spent = toCents(spentAdvance(returns).dollars);
    return [
      figure(t('advance.amount.in_limit'), advance),
      figure(t('advance.spent'), spent),
      figure(t('advance.left'), Math.max(0, advance - spent)),
    ];
  }
  if (state === 'refunded') {
    const refund = receivedRefund(federalOf(ofNewestYear(returns)));
    if (!refund) return [];
    return [
      figure(t('advance.amount.refunded'), refund.receivedCents),
      figure(t('advance.repaid'), refund.repaidCents),
      figure(t('advance.hers'), refund.hersCents),
    ];
  }
  if (state !== 'needs_card' && state !== 'submitted') return [];
  const { refundAdvanceAmount } = advanceSummary(returns, overview.asOf);
  return [figure(t(`advance.amount.${state}`), refundAdvanceAmount)];
}

const figure = (label: string, cents: number) => ({ label, value: <Money cents={cents} /> });

function WayOn({ state }: { state: NonNullable<AdvanceState> }) {
  const t = useMessages();
  if (state === 'in_limit' || state === 'not_in_limit') {
    return <TextLink href="/dashboard#limit">{t('advance.limit')}</TextLink>;
  }
  return state === 'needs_card' && hasPage(APPLICATION) ? (
    <TextLink href={APPLICATION}>{t('advance.apply')}</TextLink>
  ) : null;
}
