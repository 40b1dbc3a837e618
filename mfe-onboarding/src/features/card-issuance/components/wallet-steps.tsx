import { Accordion } from '@reset/shared-ui';
import { useMessages } from '../card-issuance-messages.ts';
import { walletsOf } from '../model/wallets.ts';
import styles from './card-issuance.module.css';

/**
 * How the card is added to the wallet of the phone at hand, or to either where that is no phone.
 * @param props.headingLevel of the titles among the page's headings
 */
export function WalletSteps({ headingLevel }: { headingLevel: 2 | 3 }) {
  const t = useMessages();
  const items = walletsOf(navigator.userAgent).map((wallet) => ({
    title: t(`wallet.${wallet}`),
    content: (
      <ol className={styles.walletSteps}>
        {(['1', '2', '3'] as const).map((step) => (
          <li key={step}>{t(`wallet.${wallet}.${step}`)}</li>
        ))}
      </ol>
    ),
  }));
  return <Accordion items={items} headingLevel={headingLevel} isMultiple />;
}
