import { Money } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { useAreAllAmountsShown } from '#role/role-store.ts';

/** Null for what is none; absent for what nobody knows, and for what her role is not shown. */
type Amount = number | null | undefined;

/** Dollars of the wire, a JSON number with at most two decimals. */
export const Dollars = ({ amount }: { amount: Amount }) => (
  <Cents amount={amount == null ? amount : Math.round(amount * 100)} />
);

/** Cents of the wire; 'n/a' for what nobody knows or is none, and in words where it is withheld. */
export function Cents({ amount }: { amount: Amount }) {
  const t = useMessages();
  const areAllShown = useAreAllAmountsShown();
  if (amount === undefined && !areAllShown) return t('notShown');
  return amount == null ? t('none') : <Money cents={amount} />;
}
