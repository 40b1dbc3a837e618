import { Button, Confetti, Dialog, Skeleton, SkeletonText, TextLink, Tile } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { firstLimitQuery } from '../api/get-first-limit.ts';
import { useMessages } from '../card-issuance-messages.ts';
import styles from './card-issuance.module.css';
import { NewCard } from './new-card.tsx';
import { WalletSteps } from './wallet-steps.tsx';

/** Her card, as soon as it is there: what it looks like, what she can spend, how her phone pays. */
export function CardReveal() {
  const t = useMessages();
  const navigate = useNavigate();
  const leave = () => void navigate('/dashboard', { replace: true });
  return (
    <>
      <Tile title={t('ready.title')}>
        <TextLink href="/dashboard">{t('ready.dashboard')}</TextLink>
      </Tile>
      <Confetti />
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
          <NewCard />
          <p>{t('reveal.text')}</p>
          <FirstLimit />
          <div>
            <p>{t('reveal.wallet')}</p>
            <WalletSteps />
          </div>
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
        <p>
          <SkeletonText /> <SkeletonText /> <SkeletonText />
        </p>
      </Skeleton>
    );
  }
  if (dollars <= 0) return <p>{t('reveal.limit.later')}</p>;
  return (
    <p>
      <strong>{t('reveal.limit', { amount: formatMoney(Math.round(dollars * 100)) })}</strong>{' '}
      {t('reveal.why')}
    </p>
  );
}
