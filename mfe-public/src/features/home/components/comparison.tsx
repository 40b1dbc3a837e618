import { VisuallyHidden } from '@reset/shared-ui';
import { useMessages } from '../home-messages.ts';
import styles from './comparison.module.css';
import { Section } from './section.tsx';

/** What others charge for early money, beside what Reset does not. */
export function Comparison() {
  const t = useMessages();
  const none = t('compare.none');
  const offers = [t('compare.reset'), t('compare.apps'), t('compare.cards'), t('compare.loans')];
  const rows = [
    {
      what: t('compare.interest'),
      figures: [
        none,
        t('compare.apps.interest'),
        t('compare.cards.interest'),
        t('compare.loans.interest'),
      ],
    },
    { what: t('compare.monthly'), figures: [none, t('compare.apps.monthly'), null, null] },
    {
      what: t('compare.transfer'),
      figures: [none, t('compare.apps.transfer'), t('compare.cards.transfer'), null],
    },
  ];
  return (
    <Section title={t('compare.title')} text={t('compare.text')}>
      <table className={styles.table} aria-label={t('compare.title')}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
            </th>
            {offers.map((offer) => (
              <th key={offer} scope="col" className={styles.offer}>
                {offer}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, figures }) => (
            <tr key={what} className={styles.row}>
              <th scope="row" className={styles.what}>
                {what}
              </th>
              {offers.map((offer, column) => (
                <Figure key={offer} offer={offer} figure={figures[column] ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

interface FigureProps {
  offer: string;
  /** null where the offer is not compared in this. */
  figure: string | null;
}

function Figure({ offer, figure }: FigureProps) {
  const t = useMessages();
  return (
    <td className={styles.figure} data-empty={figure === null}>
      <span className={styles.whose} aria-hidden="true">
        {offer}
      </span>
      {figure ?? (
        <>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t('compare.noFigure')}</VisuallyHidden>
        </>
      )}
    </td>
  );
}
