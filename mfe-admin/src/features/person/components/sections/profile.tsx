import { Badge, TextLink } from '@reset/shared-ui';
import { CopyId, PartnerName, StateBadge } from '#features/users/users.ts';
import { Moment } from '#moments/moment.tsx';
import type { User, UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { useMessages as useAreaMessages } from '#messages.ts';
import { hasApplied, hasToldAddress } from '../../model/application.ts';
import { mayShipCard, mayVerifyIdentity } from '../../model/identity.ts';
import { UpdateAddress, UpdatePhoneNumber } from '../actions/contact-commands.tsx';
import { ShipCard } from '../actions/ship-card.tsx';
import { UserCommand } from '../actions/user-command.tsx';
import { Facts } from '../parts/facts.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { StatusWord } from '../parts/status-word.tsx';
import { Actions, Nothing, Subsection } from '../parts/subsection.tsx';
import { Told } from '../parts/told.tsx';
import { Value, Word, YesNo } from '../parts/value.tsx';
import { Criteria } from './criteria.tsx';

/** Who she is, how she came, how far she is, and what staff may do about that. */
export function Profile({ query }: { query: UserQuery }) {
  const t = useMessages();
  return (
    <UserTile name="profile" query={query} owner="public" facts={44}>
      {(user) => (
        <>
          <Who user={user} />
          <Origin user={user} />
          <Duplicates user={user} />
          <Criteria user={user} />
          <Actions>
            <UpdatePhoneNumber userId={user.id} />
            {hasToldAddress(user.onboardingStates) ? (
              <UpdateAddress userId={user.id} />
            ) : (
              <Nothing>
                {t(
                  hasApplied(user.onboardingStates) ? 'profile.noAddress' : 'profile.noApplication',
                )}
              </Nothing>
            )}
            {mayVerifyIdentity(user.identityVerificationStatus) && (
              <UserCommand name="verify_identity" user={user} />
            )}
            <UserCommand name="refresh_eligibility" user={user} />
            {mayShipCard(user.cards) && <ShipCard userId={user.id} />}
          </Actions>
        </>
      )}
    </UserTile>
  );
}

function Who({ user }: { user: User }) {
  const t = useMessages();
  const area = useAreaMessages();
  return (
    <>
      {user.admin && <p>{area('users.admin')}</p>}
      <Facts
        rows={[
          [area('users.email'), user.email],
          [area('users.id'), <CopyId key="id" id={user.id} />],
          [area('users.state'), <StateBadge key="state" state={user.inProgressOnboardingState} />],
          [area('users.partner'), <PartnerName key="partner" slug={user.userConfig.partnerSlug} />],
          [t('profile.deactivated'), <YesNo key="deactivated" of={user.deactivated} />],
          [
            t('profile.product'),
            <Told key="product" of={user} by="onboarding">
              <Word of={user.mostRecentInProgressProduct} />
            </Told>,
          ],
          [
            t('profile.identity'),
            <Told key="identity" of={user} by="onboarding">
              <StatusWord of={user.identityVerificationStatus} />
            </Told>,
          ],
          [
            t('profile.cards'),
            <Told key="cards" of={user} by="member">
              <Cards cards={user.cards} />
            </Told>,
          ],
          [area('users.latestTransaction'), <Moment key="tx" at={user.latestTransactionDate} />],
          [area('users.lastSignIn'), <Moment key="in" at={user.lastSignInAt} />],
          [area('users.createdAt'), <Moment key="made" at={user.createdAt} />],
        ]}
      />
    </>
  );
}

function Cards({ cards }: { cards: User['cards'] }) {
  const t = useMessages();
  if (!cards || cards.length === 0) return t('none');
  return cards
    .map(({ physical }) => t(physical ? 'profile.physical' : 'profile.virtual'))
    .join(', ');
}

function Origin({ user }: { user: User }) {
  const t = useMessages();
  const came = user.acquisitionMetadata;
  const link = (href: string | null | undefined) =>
    href ? <TextLink href={href}>{t('profile.open')}</TextLink> : null;
  return (
    <Facts
      rows={[
        [t('profile.entry'), <Word key="entry" of={came?.productEntryPoint} />],
        [t('profile.source'), came?.utmSource],
        [t('profile.medium'), came?.utmMedium],
        [t('profile.campaign'), came?.utmCampaign],
        [t('profile.group'), came?.groupId],
        [t('profile.hubspot'), link(user.hubspotContactUrl)],
        [
          t('profile.synctera'),
          <Told key="synctera" of={user} by="member">
            <Value>{link(user.syncteraCustomerUrl)}</Value>
          </Told>,
        ],
      ]}
    />
  );
}

function Duplicates({ user }: { user: User }) {
  const t = useMessages();
  const alike = user.potentialDuplicateUsers;
  // Each service knows something else that two accounts may share.
  const isKnown = alike !== undefined || !user.unavailable?.length;
  return (
    <Subsection title={t('profile.duplicates')}>
      {alike && alike.length > 0 ? (
        <ul>
          {alike.map(({ shortId, url, matchScore }) => (
            <li key={url}>
              <TextLink href={url}>{shortId}</TextLink>{' '}
              <Badge tone="warning">
                {t('profile.match', { percent: Math.round(matchScore * 100) })}
              </Badge>
            </li>
          ))}
        </ul>
      ) : (
        <Nothing>{t(isKnown ? 'none' : 'unread')}</Nothing>
      )}
    </Subsection>
  );
}
