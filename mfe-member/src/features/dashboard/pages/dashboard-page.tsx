import { profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { isFirstLoad, PageLayout, QueryPanel, TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { BelowNextStep } from '#features/card-application/card-application.ts';
import { FrozenNotice } from '#features/freeze-card/freeze-card.ts';
import { IntegrationErrors } from '#features/integration-errors/integration-errors.ts';
import { PaycheckCelebration } from '#features/payday/payday.ts';
import { RepaymentNotices } from '#features/repayments/repayments.ts';
import {
  overviewQuery,
  shownLimit,
  useLimitAnnouncement,
  useLimitUpdates,
} from '#features/spending-limit/spending-limit.ts';
import { AcceptedReturn, RejectedReturn } from '#features/tax-return/tax-return.ts';
import { TalkToUs } from '#features/talk-to-us/talk-to-us.ts';
import { useMessages } from '#messages.ts';
import { DashboardPanels, DashboardSkeleton } from '../components/dashboard-panels.tsx';
import { PartnerBanner } from '../components/partner-banner.tsx';

export function DashboardPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const overview = useQuery(overviewQuery);
  const { isUpdating } = useLimitUpdates();
  const shown = overview.data && shownLimit(overview.data.dsl.currentAmount);
  useLimitAnnouncement(shown?.text, isUpdating);

  const { firstName } = profile.data ?? {};
  return (
    <PageLayout
      title={firstName ? t('dashboard.greeting', { firstName }) : t('dashboard.title')}
      actions={<TalkToUs />}
    >
      {profile.data && <Celebrations profile={profile.data} />}
      <BelowNextStep loading={<DashboardSkeleton />} first={<RejectedReturn />}>
        {isFirstLoad(overview) ? (
          <DashboardSkeleton />
        ) : (
          <>
            <PartnerBanner slug={profile.data?.partnerSlug ?? null} />
            <ProfileNotices />
            {overview.data && <RepaymentNotices profile={profile.data} overview={overview.data} />}
            <DashboardPanels overview={overview} profile={profile.data} isUpdating={isUpdating} />
            <p>
              <TextLink href="/account/user-faqs">{t('dashboard.help')}</TextLink>
            </p>
          </>
        )}
      </BelowNextStep>
    </PageLayout>
  );
}

/** What is good news for her alone, each once and one after the other. */
function Celebrations({ profile }: { profile: MemberProfile }) {
  const accepted = !profile.impersonating && <AcceptedReturn />;
  if (!profile.currentCardAccount) return accepted;
  return <PaycheckCelebration profile={profile}>{accepted}</PaycheckCelebration>;
}

/**
 * What of her card and her links asks for something. It reads the profile by itself: the page around it follows
 * the profile's data alone, and would not be drawn anew for a failure that comes last.
 */
function ProfileNotices() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  return (
    <QueryPanel query={profile} failure={t('dashboard.profileFailed')} isBoxed>
      {(found) => (
        <>
          {found.currentCardAccount && <FrozenNotice />}
          <IntegrationErrors profile={found} />
        </>
      )}
    </QueryPanel>
  );
}
