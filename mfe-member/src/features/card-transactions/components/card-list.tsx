import type { MemberProfile } from '@reset/remote-sdk';
import { Icon, SkeletonText, Stack, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import styles from './card-list.module.css';

interface Props {
  cards: NonNullable<MemberProfile['currentCardAccount']>['cards'];
}

export function CardList({ cards }: Props) {
  const t = useMessages();
  return (
    <Tile title={t('transactions.cards')}>
      <Stack as="ul" gap={12}>
        {cards.map(({ lastFour, form }) => (
          <li key={form} className={styles.card}>
            <Icon name="credit-card" />
            <span>{t(form === 'VIRTUAL' ? 'transactions.virtual' : 'transactions.physical')}</span>
            <span
              className={styles.digits}
              role="img"
              aria-label={t('card.lastFour', { digits: lastFour })}
            >
              •••• {lastFour}
            </span>
          </li>
        ))}
      </Stack>
    </Tile>
  );
}

export function CardListSkeleton() {
  const t = useMessages();
  return (
    <Tile title={t('transactions.cards')}>
      <p className={styles.card}>
        <Icon name="credit-card" />
        <span>
          <SkeletonText width={10} />
        </span>
      </p>
    </Tile>
  );
}
