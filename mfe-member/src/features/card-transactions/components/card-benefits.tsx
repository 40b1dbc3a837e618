import { DawnArc, Icon, TextLink, Tile } from '@reset/shared-ui';
import { useHasStopped } from '#features/card-application/card-application.ts';
import { useMessages } from '#messages.ts';
import { hasPage } from '#navigation/has-page.ts';
import styles from './card-benefits.module.css';

const APPLICATION = '/apply';

interface Props {
  isEligible: boolean;
}

/** What a card would bring, to those who have none yet. */
export function CardBenefits({ isEligible }: Props) {
  const t = useMessages();
  const hasStopped = useHasStopped();
  const benefits = ['benefitFees', 'benefitCredit', 'benefitDeposit'] as const;
  return (
    <Tile>
      <div className={styles.benefits}>
        <DawnArc />
        <ul className={styles.list}>
          {benefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <Icon name="circle-check" />
              {t(`transactions.${benefit}`)}
            </li>
          ))}
        </ul>
        {!isEligible && hasStopped === false && (
          <p className={styles.note}>{t('transactions.verifyFirst')}</p>
        )}
        {isEligible && hasPage(APPLICATION) && (
          <TextLink href={APPLICATION} variant="secondary">
            {t('transactions.apply')}
          </TextLink>
        )}
      </div>
    </Tile>
  );
}
