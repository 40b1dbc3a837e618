import { useMessages } from '#messages.ts';
import { Moment } from '#moments/moment.tsx';
import { stateLabels } from '#features/users/users.ts';
import type { User, UserQuery } from '../../api/get-user.ts';
import { useMessages as usePersonMessages } from '../../messages.ts';
import { progressOf } from '../../model/product-progress.ts';
import { Facts } from '../parts/facts.tsx';
import { UserTile } from '../parts/section-tile.tsx';
import styles from './onboarding.module.css';

interface Props {
  /** In the order of their entry. */
  states: NonNullable<User['onboardingStates']>;
}

const PRODUCTS = ['earned_wage_access', 'tax_refund_advance'] as const;

/** How far she is with each product, and what she came into, the latest first. */
export function Onboarding({ query }: { query: UserQuery }) {
  const t = usePersonMessages();
  const area = useMessages();
  return (
    <UserTile name="states" query={query} owner="onboarding" facts={2}>
      {(user) => (
        <>
          <Facts
            rows={PRODUCTS.map((product) => [
              area(`product.${product}`),
              t(`progress.${progressOf(product, user)}`),
            ])}
          />
          <StateHistory states={user.onboardingStates ?? []} />
        </>
      )}
    </UserTile>
  );
}

function StateHistory({ states }: Props) {
  const t = useMessages();
  if (states.length === 0) return <p className={styles.none}>{t('user.noStates')}</p>;
  return (
    <ol className={styles.states} reversed>
      {states.toReversed().map(({ state, product, enteredAt }) => (
        <li key={`${state} ${product} ${enteredAt}`} className={styles.state}>
          <span className={styles.label}>
            {stateLabels[state]}
            {product && <span className={styles.product}>{t(`product.${product}`)}</span>}
          </span>
          <span className={styles.moment}>
            <Moment at={enteredAt} />
          </span>
        </li>
      ))}
    </ol>
  );
}
