import {
  Button,
  Dialog,
  Money,
  Skeleton,
  SkeletonText,
  Stack,
  TextLink,
  Tile,
} from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { dayWords } from '#dates/day-words.ts';
import { firstLimitQuery } from '../api/get-first-limit.ts';
import { useMessages } from '../card-issuance-messages.ts';
import styles from './card-issuance.module.css';
import { Celebration } from './celebration.tsx';
import { NewCard } from './new-card.tsx';
import { WalletSteps } from './wallet-steps.tsx';

/** Her card, as soon as it is there: what she can spend, what it looks like, how her phone pays. */
export function CardReveal() {
  const t = useMessages();
  const navigate = useNavigate();
  const leave = () => void navigate('/dashboard', { replace: true });
  return (
    <>
      <Tile title={t('ready.title')}>
        <TextLink href="/dashboard">{t('ready.dashboard')}</TextLink>
      </Tile>
      <Celebration />
      <Dialog
        title={t('reveal.title')}
        isOpen
        onClose={leave}
        actions={
          <Button variant="primary" onPress={leave}>
            {t('reveal.done')}
          </Button>
        }
      >
        <div className={styles.reveal}>
          <FirstLimit />
          <NewCard />
          <p>{t('reveal.text')}</p>
          <Stack gap={8}>
            <p>{t('reveal.wallet')}</p>
            <WalletSteps headingLevel={3} />
          </Stack>
        </div>
      </Dialog>
    </>
  );
}

function FirstLimit() {
  const t = useMessages();
  const { data, isPending } = useQuery(firstLimitQuery);
  if (isPending) return <AwaitedLimit />;
  if (!data || data.dollars <= 0) return <p className={styles.limit}>{t('reveal.limit.later')}</p>;
  const { dollars, nextPayday } = data;
  return (
    <div className={styles.limit}>
      <p>
        {t('reveal.limit')}{' '}
        <strong className={styles.amount}>
          <Money cents={Math.round(dollars * 100)} />
        </strong>{' '}
        {nextPayday === null
          ? t('reveal.limit.until')
          : t('reveal.limit.untilDate', { date: dayWords(nextPayday) })}
      </p>
      <p className={styles.why}>
        {t('reveal.why')} <TextLink href={RECEIPT}>{t('reveal.limit.how')}</TextLink>
      </p>
    </div>
  );
}

/** In the place of the amount and of what is said of it: nothing is claimed before it is known. */
const AwaitedLimit = () => (
  <Skeleton>
    <div className={styles.limit}>
      <p>
        <SkeletonText width={8} />
        <span className={styles.amount}>
          <SkeletonText width={5} />
        </span>
        <SkeletonText width={12} />
      </p>
      <p className={styles.why}>
        <SkeletonText />
      </p>
    </div>
  </Skeleton>
);

/** The dashboard, with what her limit is made of opened. */
const RECEIPT = '/dashboard#limit';
