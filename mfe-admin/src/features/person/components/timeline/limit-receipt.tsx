import { Banner, Table } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { sayMoment } from '#moments/say-moment.ts';
import { sayDetail, sayWord } from '#words/say-word.ts';
import type { Receipt } from '../../api/get-timeline.ts';
import { useMessages } from '../../timeline-messages.ts';
import { Facts } from '../parts/facts.tsx';
import { Nothing, Subsection } from '../parts/subsection.tsx';
import { Dollars } from '../parts/value.tsx';

type Step = Receipt['steps'][number];

/** How a limit came about: why, from what, step by step, and what differs from another one. */
export function LimitReceipt({ receipt }: { receipt: Receipt }) {
  const t = useMessages();
  return (
    <>
      {receipt.isConfirmed !== null && (
        <Banner tone={receipt.isConfirmed ? 'success' : 'danger'}>
          {t(receipt.isConfirmed ? 'confirmed' : 'unconfirmed')}
        </Banner>
      )}
      <Difference difference={receipt.difference} />
      <Facts
        rows={[
          [t('reasons'), receipt.reasons.map(sayWord).join(', ')],
          [t('gross'), <Dollars key="gross" of={receipt.grossLimit} />],
        ]}
      />
      <Table
        caption={t('step')}
        rows={receipt.steps.map((step, at) => ({ ...step, at }))}
        rowKey={({ at }) => String(at)}
        empty={<Nothing>{t('noSteps')}</Nothing>}
        columns={[
          { key: 'step', header: t('step'), render: ({ step }) => sayWord(step) },
          {
            key: 'before',
            header: t('before'),
            align: 'end',
            render: (step) => figure(step, step.before),
          },
          {
            key: 'after',
            header: t('after'),
            align: 'end',
            render: (step) => figure(step, step.after),
          },
          { key: 'why', header: t('explanation'), render: ({ explanation }) => explanation },
        ]}
      />
      <Subsection title={t('inputs')}>
        <Facts rows={receipt.inputs.map(({ name, value }) => [sayInput(name), sayValue(value)])} />
      </Subsection>
    </>
  );
}

function Difference({ difference }: Pick<Receipt, 'difference'>) {
  const t = useMessages();
  if (!difference) return null;
  const { computedAt, changes } = difference;
  return (
    <Subsection title={t('differences', { at: sayMoment(computedAt) })}>
      {changes.length === 0 ? (
        <Nothing>{t('noDifference')}</Nothing>
      ) : (
        <Facts
          rows={changes.map(({ name, before, after }) => [
            sayInput(name),
            `${sayValue(before) ?? t('n')} → ${sayValue(after) ?? t('n')}`,
          ])}
        />
      )}
    </Subsection>
  );
}

const figure = ({ unit }: Step, value: number): string =>
  unit === 'cents' ? formatMoney(value) : `${value / 100} %`;

const sayInput = (path: string): string => sayWord(path.replaceAll('.', ' '));

const sayValue = (value: string | number | boolean | null): string | null =>
  value === null ? null : sayDetail(String(value));
