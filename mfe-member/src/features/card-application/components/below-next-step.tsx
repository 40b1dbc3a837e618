import { profileQuery, type MemberProfile } from '@reset/remote-sdk';
import { JOURNEYS } from '@reset/remote-sdk/journey';
import { useStepNames } from '@reset/remote-sdk/step-names';
import { isFirstLoad, NextStep } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notificationsQuery, offlineSources } from '#features/notifications/notifications.ts';
import { hasPage } from '#navigation/has-page.ts';
import { useMessages } from '../card-application-messages.ts';
import {
  applicationNotice,
  hasEnded,
  noticeTitle,
  partsDone,
  textOf,
} from '../model/application-notice.ts';

const APPLICATION = '/apply';

interface Props {
  /** Until it is known whether there is anything to do, so that nothing moves once it is. */
  loading: ReactNode;
  children: ReactNode;
}

/**
 * A page's content, below what somebody without a card has to do next for one. Who has a card sees
 * the content alone, and waits for nothing but her profile.
 */
export function BelowNextStep({ loading, children }: Props) {
  const profile = useQuery(profileQuery);
  const mayApply = profile.data?.currentCardAccount === null && hasPage(APPLICATION);
  const notifications = useQuery({ ...notificationsQuery, enabled: mayApply });
  if (isFirstLoad(profile) || (mayApply && isFirstLoad(notifications))) return loading;
  return (
    <>
      {mayApply && profile.data && <ApplicationStep profile={profile.data} />}
      {children}
    </>
  );
}

function ApplicationStep({ profile }: { profile: MemberProfile }) {
  const t = useMessages();
  const nameOf = useStepNames();
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const notice = applicationNotice(notifications);
  const title = notice && noticeTitle(notice, profile.eligibleForCard);
  const step = notice?.params.step;
  if (!title || !step) return null;
  // Staff are here to work, unless they have begun an application of their own.
  if (title === 'apply' && profile.admin) return null;
  return (
    <NextStep
      title={t(`title.${title}`)}
      text={t(
        `text.${textOf({ ...notice.params, step, requireAction: notice.requireAction }, offlineSources(notifications).size > 0)}`,
      )}
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

const ACTIONS = {
  finish: 'continue',
  continue: 'continue',
  progress: 'look',
  apply: 'apply',
  waitlist: 'look',
  cancelled: 'look',
  unavailable: 'look',
  refused: 'look',
} as const;
