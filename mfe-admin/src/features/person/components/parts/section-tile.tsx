import { QueryFailure, QueryPanel, Skeleton, Stack, Tile, type ShownQuery } from '@reset/shared-ui';
import type { Owner } from '@reset/api-contract/admin/user-detail.ts';
import { useContext, type ReactNode } from 'react';
import { isRefusedToRole } from '#role/is-refused-to-role.ts';
import { sayMoment } from '#moments/say-moment.ts';
import type { User, UserQuery } from '../../api/get-user.ts';
import { useMessages } from '../../messages.ts';
import type { SectionName } from '../../model/sections.ts';
import { AheadMs } from './ahead-ms.ts';
import { FactsSkeleton } from './facts.tsx';
import styles from './section-tile.module.css';

interface PartProps<Data> {
  title: string;
  /** What the section shows. */
  query: ShownQuery<Data> & { dataUpdatedAt: number };
  /** How many lines of it are expected. */
  lines?: number;
  /** How many facts are, where it begins with such. */
  facts?: number;
  children: (data: Data) => ReactNode;
}

interface Props<Data> extends Omit<PartProps<Data>, 'title'> {
  name: SectionName;
}

/** A section that is read by a call of its own: it loads, fails and is tried again by itself. */
export function SectionTile<Data>({ name, query, children, ...expected }: Props<Data>) {
  const t = useMessages();
  const title = t(`section.${name}`);
  const ahead = useContext(AheadMs);
  const { data, dataUpdatedAt } = query;
  const at = dataUpdatedAt + ahead;
  return (
    <Tile title={title} anchor={name} aside={data !== undefined && <AsOf at={at} />}>
      <SectionPart title={title} query={query} {...expected}>
        {children}
      </SectionPart>
    </Tile>
  );
}

interface PersonProps<Data> extends Omit<Props<Data>, 'facts' | 'children'> {
  /** What is told of her by the page's call. */
  person: UserQuery;
  facts: number;
  children: (data: Data, user: User) => ReactNode;
}

/**
 * A section of what a call of its own reads and of what the member service told of her by the page's: it
 * waits for both, so that nothing is said to be missing which is not here yet, or was not told.
 */
export function PersonTile<Data>({ person, children, ...of }: PersonProps<Data>) {
  const t = useMessages();
  const { data: user } = person;
  const title = t(`section.${of.name}`);
  if (user?.unavailable?.includes('member')) {
    return (
      <Tile title={title} anchor={of.name}>
        <QueryFailure query={person} title={t('failed', { section: title })} />
      </Tile>
    );
  }
  return (
    <SectionTile {...of}>
      {(data) => (user ? children(data, user) : <FactsSkeleton rows={of.facts} />)}
    </SectionTile>
  );
}

/** A part of a section, by a call of its own. */
export function SectionPart<Data>({ title, query, lines = 4, facts, children }: PartProps<Data>) {
  const t = useMessages();
  if (isRefusedToRole(query.error)) return <p>{t('roleRequired')}</p>;
  return (
    <QueryPanel
      query={query}
      failure={t('failed', { section: title })}
      loading={facts === undefined ? <Skeleton lines={lines} /> : <FactsSkeleton rows={facts} />}
    >
      {(data) => <Stack gap={16}>{children(data)}</Stack>}
    </QueryPanel>
  );
}

interface UserProps extends Omit<Props<User>, 'query'> {
  query: UserQuery;
  /** Who told what it shows: where that service did not answer, the section says so and no other. */
  owner: Owner;
}

/** A section of what is told of a person by one call. */
export function UserTile({ name, query, owner, children, ...expected }: UserProps) {
  const t = useMessages();
  const title = t(`section.${name}`);
  const { data, dataUpdatedAt } = query;
  const isAway = data?.unavailable?.includes(owner) ?? false;
  return (
    <Tile
      title={title}
      anchor={name}
      aside={
        data && !isAway && <AsOf at={data.asOf?.member ?? data.asOf?.[owner] ?? dataUpdatedAt} />
      }
    >
      {isAway ? (
        <QueryFailure query={query} title={t('failed', { section: title })} />
      ) : (
        <SectionPart title={title} query={query} {...expected}>
          {children}
        </SectionPart>
      )}
    </Tile>
  );
}

/** Until when what is shown was so, by the time of those who move money. */
function AsOf({ at }: { at: string | number }) {
  const t = useMessages();
  const instant = new Date(at).toISOString();
  return <span className={styles.asOf}>{t('asOf', { at: sayMoment(instant) })}</span>;
}
