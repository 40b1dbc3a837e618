import { dateFormat } from '@reset/shared-ui/locale.ts';
import { isPasskeySupported, passkeysQuery, type Passkey } from '@reset/remote-sdk/passkeys';
import {
  QueryPanel,
  Skeleton,
  SkeletonControl,
  SkeletonText,
  TextLink,
  Tile,
  VisuallyHidden,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import styles from './security.module.css';

const MAX_PASSKEYS = 10;

/** What she can log in with in the place of her password, and the ways to another and to each one's page. */
export function Passkeys() {
  const t = useMessages();
  const passkeys = useQuery({ ...passkeysQuery, staleTime: 0 });
  return (
    <Tile title={t('passkeys.title')}>
      <QueryPanel
        query={passkeys}
        failure={t('passkeys.failed')}
        loading={
          <Skeleton>
            <PasskeysSkeleton />
          </Skeleton>
        }
      >
        {(found) => (
          <div className={styles.column}>
            <p>{t('passkeys.text')}</p>
            {found.length > 0 && (
              <ul className={styles.sessions} aria-label={t('passkeys.title')}>
                {found.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            <AddPasskey count={found.length} />
          </div>
        )}
      </QueryPanel>
    </Tile>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const t = useMessages();
  return (
    <li className={styles.session}>
      <div className={styles.what}>
        <p className={styles.device}>{name}</p>
        <p className={styles.lastUsed}>
          {t('passkeys.added', { date: formatDay(createdAt) })}
          <br />
          {lastUsedAt === null
            ? t('passkeys.unused')
            : t('passkeys.lastUsed', { date: formatDay(lastUsedAt) })}
        </p>
      </div>
      <TextLink href={`/users/passkeys/${id}`}>
        {t('passkeys.change')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </TextLink>
    </li>
  );
}

function AddPasskey({ count }: { count: number }) {
  const t = useMessages();
  if (count >= MAX_PASSKEYS) return <p>{t('passkeys.full')}</p>;
  if (!isPasskeySupported()) return <p>{t('passkeys.unsupported')}</p>;
  return (
    <div>
      <TextLink href="/users/passkeys/add" variant="secondary">
        {t('passkeys.add')}
      </TextLink>
    </div>
  );
}

export const PasskeysSkeleton = () => (
  <div className={styles.column}>
    <p>
      <SkeletonText />
    </p>
    <SkeletonControl />
  </div>
);

const day = dateFormat({ dateStyle: 'medium' });

/** 'Nov 21, 2026', by the reader's clock. */
const formatDay = (instant: string): string => day.format(new Date(instant));
