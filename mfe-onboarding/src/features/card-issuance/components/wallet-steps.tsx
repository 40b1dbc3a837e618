import { useMessages } from '../card-issuance-messages.ts';
import { walletsOf } from '../model/wallets.ts';
import styles from './card-issuance.module.css';

/** How the card is added to the wallet of the phone at hand, or to either where that is no phone. */
export function WalletSteps() {
  const t = useMessages();
  return walletsOf(navigator.userAgent).map((wallet) => (
    <div key={wallet}>
      <h4>{t(`wallet.${wallet}`)}</h4>
      <ol className={styles.walletSteps}>
        {(['1', '2', '3'] as const).map((step) => (
          <li key={step}>{t(`wallet.${wallet}.${step}`)}</li>
        ))}
      </ol>
    </div>
  ));
}
