import { dayOf } from '@reset/application-engine/policy/day.ts';
import { statesWithout } from '@reset/application-engine/policy/state-availability.ts';
import type { ProductName } from '@reset/remote-sdk';
import { dateFormat } from '@reset/shared-ui/locale.ts';
import { useMessages } from './offer-terms-messages.ts';
import styles from './offer-terms.module.css';

interface Props {
  /** The superscript by which the copy above points here. Without it the terms stand alone. */
  mark?: string;
}

/** The small print of the card, for every page that offers it. Found at `#card-terms`. */
export function CardTerms({ mark }: Props) {
  const t = useMessages();
  return (
    <Terms id="card-terms" title={t('card.title')} mark={mark}>
      {[
        t('card.earnings'),
        ...namingStates('earned_wage_access', (states) => t('card.states', { states })),
        t('card.bank'),
      ].join(' ')}
    </Terms>
  );
}

interface TaxProps extends Props {
  /** Whether the offer has a refund advance; without, none is spoken of. */
  hasAdvance?: boolean;
}

/** The small print of tax filing and refund advance. Found at `#tax-terms`. */
export function TaxTerms({ mark, hasAdvance = true }: TaxProps) {
  const t = useMessages();
  const sentences = [
    t('tax.provider'),
    t('tax.fee'),
    ...(hasAdvance ? [t('tax.advance')] : []),
    ...namingStates('tax_refund_advance', (states) =>
      t(hasAdvance ? 'tax.states' : 'tax.states.filing', { states }),
    ),
    t('tax.end', { date: DAY.format(TAX_OFFER_END) }),
  ];
  return (
    <Terms id="tax-terms" title={t('tax.title')} mark={mark}>
      {sentences.join(' ')}
    </Terms>
  );
}

/** The sentence about the states where a product is not to be had today; none where it is in all. */
function namingStates(product: ProductName, sentence: (states: string) => string): string[] {
  const states = statesWithout(product, dayOf(new Date()));
  return states.length > 0 ? [sentence(states.join(', '))] : [];
}

interface TermsProps {
  id: string;
  title: string;
  mark: string | undefined;
  children: string;
}

/** A target of a link in the text, so that who followed its superscript hears where it led. */
function Terms({ id, title, mark, children }: TermsProps) {
  return (
    <p id={id} className={styles.terms} role="note" aria-label={title}>
      {mark && <sup className={styles.mark}>{mark}</sup>}
      {children}
    </p>
  );
}

/** The last day of the tax filing offer, as the copy says it. Copy alone: nothing is switched by it. */
const TAX_OFFER_END = new Date('2025-04-15');

const DAY = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
