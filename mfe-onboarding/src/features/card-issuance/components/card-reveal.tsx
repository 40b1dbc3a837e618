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
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
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
  const { data: dollars = 0, isPending } = useQuery(firstLimitQuery);
  if (isPending) {
    return (
      <Skeleton>
        <Limit amount={<SkeletonText width={5} />} />
      </Skeleton>
    );
  }
  if (dollars <= 0) return <p>{t('reveal.limit.later')}</p>;
  return <Limit amount={<Money cents={Math.round(dollars * 100)} />} />;
}

/** The one number that she came for. */
function Limit({ amount }: { amount: ReactNode }) {
  const t = useMessages();
  return (
    <div>
      <p>
        {t('reveal.limit')} <strong className={styles.amount}>{amount}</strong>{' '}
        {t('reveal.limit.until')}
      </p>
      <p className={styles.why}>{t('reveal.why')}</p>
    </div>
  );
}
