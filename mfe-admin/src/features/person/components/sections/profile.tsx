import { Badge, TextLink } from '@reset/shared-ui';
import { CopyId, PartnerName, StateBadge } from '#features/users/users.ts';
import { Moment } from '#moments/moment.tsx';
import type { User, UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import { useMessages as useAreaMessages } from '#messages.ts';
import { mayShipCard, mayVerifyIdentity } from '../../model/identity.ts';
import { UpdateAddress, UpdatePhoneNumber } from '../actions/contact-commands.tsx';
import { ShipCard } from '../actions/ship-card.tsx';
import { UserCommand } from '../actions/user-command.tsx';
import { Facts } from '../parts/facts.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import { StatusWord } from '../parts/status-word.tsx';
import { Actions, Nothing, Subsection } from '../parts/subsection.tsx';
import { Word, YesNo } from '../parts/value.tsx';
import { Criteria } from './criteria.tsx';

/** Who she is, how she came, how far she is, and what staff may do about that. */
export function Profile({ query }: { query: UserQuery }) {
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
            <UpdateAddress userId={user.id} />
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
          [t('profile.product'), <Word key="product" of={user.mostRecentInProgressProduct} />],
          [
            t('profile.identity'),
            <StatusWord key="identity" of={user.identityVerificationStatus} />,
          ],
          [t('profile.cards'), <Cards key="cards" cards={user.cards} />],
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
        [t('profile.entry'), came?.productEntryPoint],
        [t('profile.source'), came?.utmSource],
        [t('profile.medium'), came?.utmMedium],
        [t('profile.campaign'), came?.utmCampaign],
        [t('profile.group'), came?.groupId],
        [t('profile.hubspot'), link(user.hubspotContactUrl)],
        [t('profile.synctera'), link(user.syncteraCustomerUrl)],
      ]}
    />
  );
}

function Duplicates({ user: { potentialDuplicateUsers: alike } }: { user: User }) {
  const t = useMessages();
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
        <Nothing>{t('none')}</Nothing>
      )}
    </Subsection>
  );
}
