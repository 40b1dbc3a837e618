import { Banner, Table } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { sayMoment } from '#moments/say-moment.ts';
import { sayWord } from '#words/say-word.ts';
import type { Receipt } from '../../api/get-timeline.ts';
import { useMessages } from '../../timeline-messages.ts';
import { sayInput, sayInputValue } from '../../model/say-input.ts';
import { Facts } from '../parts/facts.tsx';
import { Nothing, Subsection } from '../parts/subsection.tsx';
import { Dollars } from '../parts/value.tsx';
import styles from './limit-receipt.module.css';

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
        isWhole
        empty={<Nothing>{t('noSteps')}</Nothing>}
        columns={[
          {
            key: 'step',
            header: t('step'),
            render: ({ step, explanation }) => (
              <>
                {sayWord(step)}
                <span className={styles.why}>{explanation}</span>
              </>
            ),
          },
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
        ]}
      />
      <details>
        <summary className={styles.inputs}>{t('inputs')}</summary>
        <Facts
          rows={receipt.inputs.map(({ name, value }) => [
            sayInput(name),
            sayInputValue(name, value),
          ])}
        />
      </details>
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
            `${sayInputValue(name, before) ?? t('n')} → ${sayInputValue(name, after) ?? t('n')}`,
          ])}
        />
      )}
    </Subsection>
  );
}

const figure = ({ unit }: Step, value: number): string =>
  unit === 'cents' ? formatMoney(value) : `${value / 100}%`;
