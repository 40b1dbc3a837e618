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
import { formatMoney } from '@reset/shared-ui/format-money.ts';
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
  const { dollars, ofRefund, nextPayday } = data;
  const isOfPay = ofRefund < dollars;
  return (
    <div className={styles.limit}>
      <p>
        {t('reveal.limit')}{' '}
        <strong className={styles.amount}>
          <Money cents={Math.round(dollars * 100)} />
        </strong>
        {/* An advance alone is for no payday. */}
        {isOfPay && nextPayday !== null && (
          <> {t('reveal.limit.untilDate', { date: dayWords(nextPayday) })}</>
        )}
      </p>
      <p className={styles.why}>
        <Why ofRefund={ofRefund} isOfPay={isOfPay} />{' '}
        <TextLink href={RECEIPT}>{t('reveal.limit.how')}</TextLink>
      </p>
    </div>
  );
}

/** What the limit follows from: her pay, a part of her tax refund, or both. */
function Why({ ofRefund, isOfPay }: { ofRefund: number; isOfPay: boolean }) {
  const t = useMessages();
  if (ofRefund <= 0) return t('reveal.why');
  if (!isOfPay) return t('reveal.why.refund');
  return t('reveal.why.both', { amount: formatMoney(Math.round(ofRefund * 100)) });
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
