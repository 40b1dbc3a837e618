import { profileQuery } from '@reset/remote-sdk';
import { Button, PageLayout, QueryPanel, Stack, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useMessages } from '../card-issuance-messages.ts';
import styles from '../components/card-issuance.module.css';
import { NewCard } from '../components/new-card.tsx';
import { WalletSteps } from '../components/wallet-steps.tsx';

const ACCOUNT = '/account';

/** /apply/wallet: how her phone pays, for who has her card. It leads back to where she came from. */
export function WalletPage() {
  const t = useMessages();
  const profile = useQuery(profileQuery);
  const navigate = useNavigate();
  // The first page of a visit has nothing of ours behind it.
  const isFirst = useLocation().key === 'default';
  const leave = () => void (isFirst ? navigate(ACCOUNT) : navigate(-1));
  return (
    <PageLayout title={t('wallet.title')}>
      <div className={styles.narrow}>
        <QueryPanel query={profile} failure={t('wallet.failed')} isBoxed>
          {({ currentCardAccount }) =>
            currentCardAccount === null ? (
              <Navigate to="/dashboard" replace />
            ) : (
              <Tile>
                <Stack gap={16}>
                  <NewCard />
                  <p>{t('reveal.wallet')}</p>
                  <WalletSteps headingLevel={2} />
                  <div>
                    <Button onPress={leave}>{t('wallet.back')}</Button>
                  </div>
                </Stack>
              </Tile>
            )
          }
        </QueryPanel>
      </div>
    </PageLayout>
  );
}
