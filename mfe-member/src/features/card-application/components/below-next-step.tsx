import { profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { JOURNEYS } from '@reset/remote-sdk/journey';
import { useStepNames } from '@reset/remote-sdk/step-names';
import { isAnyRejected } from '@reset/remote-sdk/tax-returns';
import { isFirstLoad, NextStep, NextStepSkeleton, OnePrimary } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notificationsQuery, offlineSources } from '#features/notifications/notifications.ts';
import { taxReturnsQuery } from '#features/tax-return/tax-return.ts';
import { hasPage } from '#navigation/has-page.ts';
import { useMessages } from '../card-application-messages.ts';
import {
  applicationNotice,
  hasEnded,
  noticeTitle,
  partsDone,
  textOf,
} from '../model/application-notice.ts';
import { useIsAwaited } from './use-is-awaited.ts';

const APPLICATION = '/apply';
const TAX_FILING = '/tax-filing';

interface Props {
  /** Until it is known who she is. */
  loading: ReactNode;
  /** What is more pressing than all of these. */
  first?: ReactNode;
  children: ReactNode;
}

/**
 * A page's content, below what somebody without a card has to do next for one, and whoever files taxes
 * for those. Who has a card and files none sees the content alone. It waits for nothing but her profile; while
 * it is not known what she has to do, that has its place, so that nothing moves. What is most pressing comes
 * first, and has the one primary button of the page.
 */
export function BelowNextStep({ loading, first, children }: Props) {
  const profile = useQuery(profileQuery);
  const mayApply = profile.data?.currentCardAccount === null && hasPage(APPLICATION);
  const notifications = useQuery({ ...notificationsQuery, enabled: mayApply });
  const isAwaited = useIsAwaited((mayApply && notifications.data) || []);
  const isOpen = mayApply && (isFirstLoad(notifications) || isAwaited === null);
  if (isFirstLoad(profile)) return loading;
  return (
    <OnePrimary>
      {first}
      {profile.data && <TaxFilingStep profile={profile.data} />}
      {mayApply && profile.data && (
        <PlaceOfStep isOpen={isOpen}>
          <ApplicationStep profile={profile.data} isAwaited={isAwaited} />
        </PlaceOfStep>
      )}
      {children}
    </OnePrimary>
  );
}

const isFilingTaxes = ({ taxFilingInProgress }: MemberProfile): boolean =>
  taxFilingInProgress && hasPage(TAX_FILING);

function TaxFilingStep({ profile }: { profile: MemberProfile }) {
  const t = useMessages();
  if (!isFilingTaxes(profile)) return null;
  return (
    <NextStep
      title={t('title.taxes')}
      text={t('text.taxes')}
      action={{ label: t('action.continue'), href: TAX_FILING }}
    />
  );
}

interface PlaceProps {
  /** It is not known yet what there is to do. */
  isOpen: boolean;
  children: ReactNode;
}

const PlaceOfStep = ({ isOpen, children }: PlaceProps) =>
  isOpen ? <NextStepSkeleton /> : children;

interface StepProps {
  profile: MemberProfile;
  /** She is told once the card is to be had where she lives; null while nobody can say. */
  isAwaited: boolean | null;
}

function ApplicationStep({ profile, isAwaited }: StepProps) {
  const t = useMessages();
  const nameOf = useStepNames();
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const notice = applicationNotice(notifications);
  const title = notice && noticeTitle(notice, profile.eligibleForCard);
  const step = notice?.params.step;
  if (!title || !step) return null;
  if (notice.params.state === null && isHereForElse(profile)) return null;
  if (title === 'apply') return <CardOffer />;
  const standing = { ...notice.params, step, requireAction: notice.requireAction };
  const text = textOf(standing, offlineSources(notifications).size > 0);
  return (
    <NextStep
      title={t(`title.${title}`)}
      text={t(text === 'unavailable' && isAwaited ? 'text.awaited' : `text.${text}`)}
      {...(!hasEnded(title) && {
        progress: {
          parts: JOURNEYS.earned_wage_access.map((part) => nameOf(part)),
          done: partsDone(step),
        },
      })}
      action={{ label: t(`action.${ACTIONS[title]}`), href: APPLICATION }}
    />
  );
}

/** Staff are here to work, and others for their taxes, unless they have begun an application too. */
const isHereForElse = (profile: MemberProfile): boolean => profile.admin || isFilingTaxes(profile);

/** Of an application that she has not begun: one thing at a time, so not while a return waits for her. */
function CardOffer() {
  const t = useMessages();
  const returns = useQuery(taxReturnsQuery);
  if (isFirstLoad(returns) || isAnyRejected(returns.data ?? [])) return null;
  return (
    <NextStep
      title={t('title.apply')}
      text={t('text.apply')}
      action={{ label: t('action.apply'), href: APPLICATION }}
    />
  );
}

const ACTIONS = {
  finish: 'continue',
  continue: 'continue',
  progress: 'look',
  waitlist: 'look',
  cancelled: 'look',
  unavailable: 'look',
  refused: 'look',
} as const;
