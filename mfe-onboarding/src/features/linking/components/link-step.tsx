import { useBeforeYouStart } from '@reset/remote-sdk/before-you-start';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { Button, Icon, Spinner, Text, Tile } from '@reset/shared-ui';
import { useState, type ReactNode } from 'react';
import { linkSearches } from '#features/link-search/link-search.ts';
import { PRODUCT_NAMES, type Product } from '#features/product/product.ts';
import { useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { useMessages } from '../linking-messages.ts';
import { AccountLinkDialog } from './account-link-dialog.tsx';
import { Connected } from './connected.tsx';
import { InstitutionChoice } from './institution-choice.tsx';
import { LinkFacts } from './link-facts.tsx';
import styles from './link-step.module.css';
import { useInstitutionPick } from './use-institution-pick.ts';

interface LinkStepProps {
  source: LinkSource;
  /** What it is linked for. */
  text: string;
  /** What becomes of it once it is linked. */
  next: string;
  /** Where it is not to be had, said before the first of all links. */
  where?: { title: string; text: string } | null;
  /** At once; what is asked anew by it shows when she goes on. */
  onLinked: () => void;
  /** She has seen what is linked. */
  onContinue?: (() => void) | undefined;
  /** Other ways on, after Connect. */
  children?: ReactNode;
}

/** Whom to link, if she likes to say it here, the widget that does it, and what is linked then. */
function LinkStep({ source, text, next, where, children, ...steps }: LinkStepProps) {
  const { onLinked, onContinue } = steps;
  const t = useMessages();
  const institution = useInstitutionPick(source);
  const { pick } = institution;
  const [chosenName, setChosenName] = useState<string>();
  const [state, setState] = useState<'choosing' | 'connecting' | 'connected' | 'leaving'>(
    'choosing',
  );
  // The short screen after the long one would pull up all that stands below.
  useStandAlone(state === 'connected' || state === 'leaving');

  function finish() {
    setChosenName(pick?.label);
    setState('connected');
    // Whoever is linked next is another.
    linkSearches.keep(source, { text: '', pick: null });
    onLinked();
  }

  function leave() {
    setState('leaving');
    onContinue?.();
  }

  if (state === 'connected') {
    return <Connected {...{ source, next, chosenName }} onContinue={leave} />;
  }
  if (state === 'leaving') {
    return (
      <Tile title={t(`${source}.connected`)}>
        <p className={styles.leaving}>
          <Spinner />
          {t('leaving')}
        </p>
      </Tile>
    );
  }
  return (
    <Tile title={t(`${source}.title`)}>
      <div className={styles.step}>
        <Text>{text}</Text>
        <InstitutionChoice
          source={source}
          {...institution}
          onConnect={() => setState('connecting')}
        />
        {children && <div className={styles.actions}>{children}</div>}
        {where && (
          <details className={styles.where}>
            <summary>
              {where.title}
              <Icon name="chevron-down" size={16} />
            </summary>
            <p>{where.text}</p>
          </details>
        )}
        <LinkFacts source={source} />
      </div>
      {state === 'connecting' && (
        <AccountLinkDialog
          source={source}
          institutionId={pick?.value}
          onLinked={finish}
          onClose={() => setState('choosing')}
        />
      )}
    </Tile>
  );
}

/** Links the checking account that the applicant's pay goes into. */
export function BankStep({ product, onLinked }: BankStepProps) {
  const t = useMessages();
  const { where } = useBeforeYouStart(PRODUCT_NAMES[product]);
  return (
    <LinkStep
      source="plaid"
      text={t(product === 'card' ? 'plaid.text' : 'plaid.text.tax')}
      next={t(product === 'card' ? 'plaid.next' : 'plaid.next.tax')}
      where={where}
      onLinked={onLinked}
    />
  );
}

interface BankStepProps extends Pick<LinkStepProps, 'onLinked'> {
  /** A refund is paid into it, or a limit is made of what it shows. */
  product: Product;
}

interface PayrollStepProps extends Pick<LinkStepProps, 'onLinked' | 'onContinue'> {
  /** Asks how she is paid instead; absent where she may skip it. */
  onTrouble?: (() => void) | undefined;
  /** Leaves this for what she came from. */
  onBack?: (() => void) | undefined;
  /** Leaves payroll out. */
  skip?: ReactNode;
}

/** Links the applicant's payroll, or another way on. */
export function PayrollStep({ onTrouble, onBack, skip, ...steps }: PayrollStepProps) {
  const t = useMessages();
  return (
    <LinkStep source="pinwheel" text={t('pinwheel.text')} next={t('pinwheel.next')} {...steps}>
      {skip}
      {onTrouble && (
        <Button variant="quiet" onPress={onTrouble}>
          {t('trouble')}
        </Button>
      )}
      {onBack && (
        <Button variant="quiet" onPress={onBack}>
          {t('back')}
        </Button>
      )}
    </LinkStep>
  );
}
