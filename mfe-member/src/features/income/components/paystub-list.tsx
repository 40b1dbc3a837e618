import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { formatDate } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';
import { AmountRow } from '#rows/amount-row.tsx';
import type { Paystub } from '../api/get-paystubs.ts';
import { useMessages } from '../income-messages.ts';

interface Props {
  paystubs: Paystub[];
}

export function PaystubList({ paystubs }: Props) {
  const t = useMessages();
  return (
    <ul>
      {paystubs.map(({ id, payDate, grossPayAmount, netPayAmount }) => (
        <AmountRow
          key={id}
          title={formatDate(payDate)}
          amount={t('netPay', { amount: formatMoney(toCents(netPayAmount)) })}
          amountNote={t('grossPayOf', { amount: formatMoney(toCents(grossPayAmount)) })}
        />
      ))}
    </ul>
  );
}
