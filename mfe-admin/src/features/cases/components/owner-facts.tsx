import { useQuery } from '@tanstack/react-query';
import { Banner, Money, TextLink, Tile } from '@reset/shared-ui';
import { ApprovalOfCase } from '#features/approvals/approvals.ts';
import { Facts, ScheduleFacts, StatusWord, userQuery, Word } from '#features/person/person.ts';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import { useAreAllAmountsShown } from '#role/role-store.ts';
import type { CaseReply } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';
import styles from './cases.module.css';
import { AdvanceFacts } from './advance-facts.tsx';
import { DisputeFacts } from './dispute-facts.tsx';

/** What the owner of a case knows of it now. */
export function OwnerFacts({ of }: Props) {
  const t = useMessages();
  const areAllShown = useAreAllAmountsShown();
  const { dispute, identity, difference, supportRequest, unrepaidAdvance, unavailable } = of;
  const isNothing = !dispute && !difference && !unrepaidAdvance;
  const isWithheld = !areAllShown && OF_AMOUNTS.has(of.case.kind) && isNothing;
  return (
    <>
      {unavailable && <Banner tone="warning">{t('unavailable')}</Banner>}
      {isWithheld && <Banner tone="info">{t('roleRequired')}</Banner>}
      {dispute && <DisputeFacts of={dispute} />}
      {identity && <IdentityFacts of={identity} />}
      {difference && <DifferenceFacts of={difference} user={of.case.user} />}
      {unrepaidAdvance && <AdvanceFacts of={unrepaidAdvance} />}
      <ToDecide of={of.case} />
      {supportRequest && <RequestFacts of={supportRequest} />}
    </>
  );
}

/** What another person of staff made, of a case that asks for a decision on it. */
function ToDecide({ of: { kind, objectId, user } }: { of: CaseReply['case'] }) {
  const t = useMessages();
  if (kind === 'approval') return <ApprovalOfCase id={objectId} />;
  if (kind !== 'repayment_schedule' || !user) return null;
  return (
    <Tile title={t('schedule.title')}>
      <ScheduleFacts userId={user.id} id={objectId} />
    </Tile>
  );
}

interface Props {
  of: CaseReply;
}

/** Of which their owner knows nothing without amounts. */
const OF_AMOUNTS: ReadonlySet<string> = new Set([
  'dispute',
  'reconciliation_difference',
  'unrepaid_advance',
]);

/** What Socure said; its pictures are never ours. */
function IdentityFacts({ of: identity }: { of: NonNullable<CaseReply['identity']> }) {
  const t = useMessages();
  return (
    <Tile title={t('identity.title')}>
      <Facts
        rows={[
          [t('identity.status'), <StatusWord key="status" of={identity.currentStatus} />],
          [t('identity.since'), <Moment key="since" at={identity.changedAt} />],
          [t('identity.evaluation'), identity.evaluationId],
          [t('identity.documents'), identity.documentsRead],
          [t('identity.same'), <People key="same" ids={identity.sameSsn} />],
          [t('identity.decision'), identity.decision?.reason],
        ]}
      />
      {identity.documentsRead > 0 && <p>{t('identity.pictures')}</p>}
    </Tile>
  );
}

/** What a member asks for. */
function RequestFacts({ of: request }: { of: NonNullable<CaseReply['supportRequest']> }) {
  const t = useMessages();
  const { data: user } = useQuery(userQuery(request.userId));
  return (
    <Tile title={t('request.title')}>
      <Facts
        rows={[
          [t('request.type'), request.type],
          [t('request.at'), <Moment key="at" at={request.requestedAt} />],
          [
            t('request.words'),
            <span key="words" className={styles.words}>
              {request.body}
            </span>,
          ],
          [
            t('request.answerTo'),
            user && (
              <TextLink key="to" href={`mailto:${user.email}`}>
                {user.email}
              </TextLink>
            ),
          ],
        ]}
      />
      <p className={styles.from}>{t('request.byMail')}</p>
    </Tile>
  );
}

function People({ ids }: { ids: string[] }) {
  const t = useMessages();
  if (ids.length === 0) return t('n');
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <TextLink href={`/admin/users/${id}`}>{id.slice(-4)}</TextLink>
        </li>
      ))}
    </ul>
  );
}

interface DifferenceProps {
  of: NonNullable<CaseReply['difference']>;
  /** Whose money it is; null where nobody's is known. */
  user: CaseReply['case']['user'];
}

/** In what our ledger and another's file differ. */
function DifferenceFacts({ of: difference, user }: DifferenceProps) {
  const t = useMessages();
  const { ourCents, theirCents } = difference;
  const cents = (of: number | null) =>
    of === null ? t('difference.nothing') : <Money cents={of} />;
  return (
    <Tile title={t('difference.title')}>
      <Facts
        rows={[
          [t('difference.file'), <Word key="file" of={difference.file} />],
          [t('difference.kind'), <Word key="kind" of={difference.kind} />],
          [
            t('difference.key'),
            user ? (
              <TextLink key="key" href={`/admin/users/${user.id}#timeline`}>
                {difference.key}
              </TextLink>
            ) : (
              difference.key
            ),
          ],
          [t('difference.day'), <Day key="day" on={difference.day} />],
          [t('difference.ours'), cents(ourCents)],
          [t('difference.theirs'), cents(theirCents)],
          [
            t('difference.less'),
            ourCents === null && theirCents === null ? null : (
              <Money key="less" cents={(theirCents ?? 0) - (ourCents ?? 0)} />
            ),
          ],
        ]}
      />
    </Tile>
  );
}
