import { TextLink } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { payDestinationQuery } from '../api/get-pay-destination.ts';
import { useMessages } from '../cancel-messages.ts';
import styles from './cancelled.module.css';

/**
 * That pay which was switched to her deposit account with us still comes there, and who switches it
 * back: cancelling does not.
 */
export function SwitchedPay() {
  const t = useMessages();
  const { data: destination } = useQuery(payDestinationQuery);
  const isSwitched = destination === 'here' || destination === 'partly';
  return (
    <>
      <p className={styles.text}>
        {t(isSwitched ? 'cancelled.payHere' : 'cancelled.payMaybeHere')} {t('cancelled.payBack')}
      </p>
      <div>
        <TextLink href="/account/fbo-account">{t('cancelled.depositAccount')}</TextLink>
      </div>
    </>
  );
}
