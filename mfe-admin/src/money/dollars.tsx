import { Money } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** Dollars of the wire, a JSON number with at most two decimals; 'n/a' for what nobody knows or is none. */
export function Dollars({ amount }: { amount: number | null | undefined }) {
  const t = useMessages();
  return amount === null || amount === undefined ? (
    t('none')
  ) : (
    <Money cents={Math.round(amount * 100)} />
  );
}
