import type { MemberProfile } from '@reset/remote-sdk';
import { maskedBank } from '@reset/remote-sdk/masked-bank';
import {
  federalOf,
  hasRefundToCome,
  receivedDollars,
  receivedRefund,
  refundDollars,
  totalOwed,
  totalRefund,
  wholeDollars,
  type IncomeTaxReturn,
  type ReceivedRefund,
} from '@reset/remote-sdk/tax-returns';
import { Figures, Money, Text } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { dayWords } from '#dates/day-words.ts';
import { useMessages } from '../tax-filing-messages.ts';

interface Props {
  profile: MemberProfile;
  /** Of one year. */
  returns: readonly IncomeTaxReturn[];
}

type Translate = ReturnType<typeof useMessages>;

/**
 * How much comes or has come, and what is owed to another, last; nothing of what does not, or while
 * nobody knows. Of a refund that came in through us, what it repaid and what is hers, and where that is.
 */
export function RefundTotals({ profile, returns }: Props) {
  const t = useMessages();
  const federal = federalOf(returns);
  const received = receivedRefund(federal);
  const figures = [
    ...(received
      ? receivedFigures(received, returns, t)
      : [
          whole(t(hasRefundToCome(returns) ? 'done.total' : 'done.filedFor'), totalRefund(returns)),
        ]),
    whole(t('done.owe'), totalOwed(returns)),
  ].flatMap((figure) => figure ?? []);
  return (
    <>
      {figures.length > 0 && <Figures figures={figures} />}
      {federal && isOtherThanFiled(federal) && (
        <Text>
          {t('done.filed', { amount: formatMoney(federal.refundFiled * 100, { isWhole: true }) })}
        </Text>
      )}
      {received && restWords(received, profile, t).map((words) => <Text key={words}>{words}</Text>)}
    </>
  );
}

/** Whether what came in through us is another amount than was filed for. */
const isOtherThanFiled = (one: IncomeTaxReturn): boolean =>
  receivedDollars(one) !== null &&
  one.refundFiled > 0 &&
  wholeDollars(one.refundFiled) !== refundDollars(one);

/** The federal refund to the cent, then that of a state, which does not come in through us. */
function receivedFigures(
  { receivedCents, repaidCents, hersCents }: ReceivedRefund,
  returns: readonly IncomeTaxReturn[],
  t: Translate,
) {
  const federal = federalOf(returns);
  const ofState = totalRefund(returns.filter((one) => one !== federal));
  return [
    exact(t(ofState > 0 ? 'done.refund.federal' : 'done.refund'), receivedCents),
    ...(repaidCents > 0
      ? [exact(t('done.repaid'), repaidCents), exact(t('done.hers'), hersCents)]
      : []),
    whole(t('done.refund.state'), ofState),
  ];
}

const exact = (label: string, cents: number) => ({ label, value: <Money cents={cents} /> });

const whole = (label: string, dollars: number) =>
  dollars > 0 ? { label, value: <Money cents={dollars * 100} isWhole /> } : null;

/** What of the rest is at her bank, on its way there, and still with us. */
function restWords(
  { arrived, onItsWayCents, withUsCents }: ReceivedRefund,
  { linkedBank }: MemberProfile,
  t: Translate,
): string[] {
  const sentences = [
    arrived &&
      t('rest.arrived', {
        amount: formatMoney(arrived.cents),
        bank: maskedBank(arrived.by.bankName, arrived.by.bankMask),
        date: dayWords(arrived.by.day),
      }),
    onItsWayCents > 0 && t('rest.on_its_way', { amount: formatMoney(onItsWayCents) }),
    withUsCents > 0 &&
      t(linkedBank ? 'rest.with_us' : 'rest.needs_bank', { amount: formatMoney(withUsCents) }),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}
