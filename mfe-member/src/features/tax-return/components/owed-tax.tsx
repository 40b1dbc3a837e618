import { owedTaxWords } from '@reset/remote-sdk/tax-filing';
import type { IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { Text } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';

/** To whom and how she pays what she owes, for each return by which she does. */
export const OwedTax = ({ returns }: { returns: readonly IncomeTaxReturn[] }) =>
  returns.map((one) => {
    const words = owedTaxWords(one, formatMoney);
    return words && <Text key={one.jurisdiction}>{words}</Text>;
  });
