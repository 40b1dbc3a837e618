import { stateName } from '@reset/application-engine/policy/states.ts';
import { Banner, Button, Icon } from '@reset/shared-ui';
import type { Product } from '#features/product/product.ts';
import { useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '../outcome-messages.ts';
import styles from './outcome.module.css';
import { ThankYou } from './thank-you.tsx';
import { useAvailabilityNotice } from './use-availability-notice.ts';

interface Props {
  product: Product;
  /** Back to where she lives. */
  onMoved: () => void;
}

/** Where she lives the product is not to be had: she may be told once it is, or lives elsewhere. */
export function NotAvailable({ product, onMoved }: Props) {
  const t = useMessages();
  const { stateAbbr, isRequested, isPending, isChanging, problem, toggle } =
    useAvailabilityNotice(product);
  const state = stateAbbr === null ? null : stateName(stateAbbr);
  // Whether she has asked decides how high this is.
  useStandAlone(isPending);
  return (
    <ThankYou
      title={
        state === null
          ? t(`ineligible.state.${product}`)
          : t(`ineligible.inState.${product}`, { state })
      }
      picture="not-found"
      why={
        <>
          <WhyNoFiling product={product} state={state} />
          {isRequested && state !== null && (
            <p className={styles.kept}>
              <Icon name="circle-check" />
              {t(`notice.requested.${product}`, { state })}
            </p>
          )}
          <div role="alert" className={styles.problem}>
            {problem && <Banner tone="danger">{problem}</Banner>}
          </div>
          {/* One button in one place, so that who pressed it keeps the focus. */}
          <div className={styles.notice} data-requested={isRequested || undefined}>
            <Button
              variant={isRequested ? 'quiet' : 'primary'}
              onPress={toggle}
              isPending={isPending || isChanging}
              isWide={!isRequested}
            >
              {t(isRequested ? 'notice.withdraw' : 'notice.request')}
            </Button>
          </div>
        </>
      }
      next={!isRequested && <Button onPress={onMoved}>{t('ineligible.moved')}</Button>}
      ways={isRequested && <Button onPress={onMoved}>{t('ineligible.moved')}</Button>}
    />
  );
}

/**
 * What filing has to do with advances, for who came to file.
 * @param state by its name; null where nobody knows where she lives
 */
function WhyNoFiling({ product, state }: Pick<Props, 'product'> & { state: string | null }) {
  const t = useMessages();
  if (product !== 'tax') return null;
  return <p>{t('ineligible.advances', { state: state ?? t('ineligible.yourState') })}</p>;
}
