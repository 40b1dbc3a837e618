import { dayOf } from '@reset/application-engine/policy/day.ts';
import { isState } from '@reset/application-engine/policy/home-address.ts';
import { isAvailable } from '@reset/application-engine/policy/state-availability.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { Banner, Button, Stack, TextLink } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { requestNotice } from '#features/outcome/outcome.ts';
import { PRODUCT_NAMES, type Product } from '#features/product/product.ts';
import { useMessages } from '../personal-info-messages.ts';
import styles from './personal-info.module.css';

interface Props {
  product: Product;
  /** Two letters, or what is typed of them. */
  stateAbbr: string;
  /** She has asked to be told once it is. */
  onStopped: () => void;
}

/** That the product is not to be had in a state, in place of all further questions. */
export function NotOffered({ product, stateAbbr, onStopped }: Props) {
  const t = useMessages();
  const request = useMutation({
    mutationFn: () => requestNotice(product, stateAbbr),
    onSuccess: onStopped,
  });
  const isShown = isNotOffered(product, stateAbbr);
  return (
    <>
      <div role="status" className={styles.note}>
        {isShown && (
          <Banner tone="info" title={t(`notOffered.${product}`, { state: stateName(stateAbbr) })}>
            <p>{t('notOffered.next')}</p>
          </Banner>
        )}
      </div>
      {isShown && (
        <Stack gap={12}>
          <div role="alert">
            {request.error && <Banner tone="danger">{request.error.message}</Banner>}
          </div>
          <Button
            variant="primary"
            isPending={request.isPending || request.isSuccess}
            onPress={() => request.mutate()}
          >
            {t('notOffered.request')}
          </Button>
          <p>
            <TextLink href="/dashboard">{t('leave')}</TextLink>
          </p>
        </Stack>
      )}
    </>
  );
}

/** Whether today the product is not to be had in a state; of no state it is not said. */
export const isNotOffered = (product: Product, stateAbbr: string): boolean =>
  isState(stateAbbr) && !isAvailable(stateAbbr, PRODUCT_NAMES[product], dayOf(new Date()));
