import { dayOf } from '@reset/application-engine/policy/day.ts';
import { isState } from '@reset/application-engine/policy/home-address.ts';
import { isAvailable } from '@reset/application-engine/policy/state-availability.ts';
import { stateName } from '@reset/application-engine/policy/states.ts';
import { Banner } from '@reset/shared-ui';
import { PRODUCT_NAMES, type Product } from '#features/product/product.ts';
import { useMessages } from '../personal-info-messages.ts';
import styles from './personal-info.module.css';

interface Props {
  product: Product;
  /** Two letters, or what is typed of them. */
  stateAbbr: string;
}

/** That the product is not to be had in a state, before more is typed, and what comes next. */
export function NotOffered({ product, stateAbbr }: Props) {
  const t = useMessages();
  return (
    <div role="status" className={styles.note}>
      {isNotOffered(product, stateAbbr) && (
        <Banner tone="info" title={t(`notOffered.${product}`, { state: stateName(stateAbbr) })}>
          <p>{t('notOffered.next')}</p>
        </Banner>
      )}
    </div>
  );
}

/** Whether today the product is not to be had in a state; of no state it is not said. */
export const isNotOffered = (product: Product, stateAbbr: string): boolean =>
  isState(stateAbbr) && !isAvailable(stateAbbr, PRODUCT_NAMES[product], dayOf(new Date()));
