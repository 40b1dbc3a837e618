import { flags, type MemberProfile } from '@reset/remote-sdk';
import { Banner, QueryPanel, Stack, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { payoutSentence } from '#features/payouts/payouts.ts';
import { paydayQuery } from '../api/payday.ts';
import { useMessages } from '../payday-messages.ts';
import { LiveTimeline } from './live-timeline.tsx';
import { PaydayQuestions } from './payday-questions.tsx';
import { PlainTimeline } from './plain-timeline.tsx';
import { TimelineSkeleton } from './timeline-skeleton.tsx';

interface Props {
  profile: Pick<MemberProfile, 'repaymentMethod' | 'linkedBank'>;
}

/**
 * What happens to her paycheck: live where what happens outside can be set off, else how it goes on
 * every payday. Who repays by direct deposit has questions about it.
 */
export function PaydayPanel({ profile: { repaymentMethod, linkedBank } }: Props) {
  const how = { method: repaymentMethod, hasBank: linkedBank !== null };
  const isLive = flags.getBooleanValue('demo-triggers', false);
  return (
    <Stack gap={24}>
      {isLive ? <Live {...how} /> : <Plain {...how} />}
      {repaymentMethod === 'direct_deposit_flow' && (
        <PaydayQuestions slug={isLive ? 'payday-faqs-demo' : 'payday-faqs'} />
      )}
    </Stack>
  );
}

interface How {
  method: MemberProfile['repaymentMethod'];
  hasBank: boolean;
}

function Live(how: How) {
  const t = useMessages();
  const payday = useQuery(paydayQuery);
  return (
    <Tile>
      <QueryPanel
        query={payday}
        failure={t('failed')}
        loading={<TimelineSkeleton method={how.method} />}
      >
        {(found) => (
          <Stack gap={16}>
            {/* What is left of another paycheck is said, whatever becomes of the next. */}
            {!found.paycheckReceived && found.payout && <p>{payoutSentence(found.payout)}</p>}
            <LiveTimeline {...how} payday={found} />
          </Stack>
        )}
      </QueryPanel>
    </Tile>
  );
}

function Plain(how: How) {
  const t = useMessages();
  return (
    <>
      <Banner tone="info">{t('comingSoon')}</Banner>
      <Tile>
        <PlainTimeline {...how} />
      </Tile>
    </>
  );
}
