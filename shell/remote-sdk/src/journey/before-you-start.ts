// An entry of its own, which travels with the remotes that show it and not with every page.
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { MINIMUM_AGE } from '@reset/application-engine/policy/minimum-age.ts';
import { statesWithout } from '@reset/application-engine/policy/state-availability.ts';
import { defineMessages, type ProductName } from '@reset/remote-sdk';

const { useMessages } = defineMessages('remote-sdk.before-you-start', {
  'time.label': 'About 10 minutes.',
  'time.earned_wage_access': 'Everything is saved, so you can stop and come back.',
  'time.tax_refund_advance':
    'After that, you file your return. Everything is saved, so you can stop and come back.',
  'needs.label': 'Have ready:',
  'needs.earned_wage_access':
    'your bank login, your payroll login if you have one, and your Social Security number.',
  'needs.tax_refund_advance': 'your bank login and your Social Security number.',
  'who.label': 'Who can apply:',
  'who.earned_wage_access':
    'you must be {{age}} or older, with at least $500 a month of direct-deposited pay.',
  'who.tax_refund_advance': 'you must be {{age}} or older.',
  'where.earned_wage_access': "The card isn't available yet in {{states}}.",
  'where.tax_refund_advance': "Refund advances aren't available yet in {{states}}.",
  'summary.earned_wage_access':
    'About 10 minutes in all: your bank, your payroll if you have one, your Social Security number. You must be {{age}} or older.',
  'summary.tax_refund_advance':
    'About 10 minutes before you file: your bank, your Social Security number. You must be {{age}} or older.',
  'summary.where': 'Not available yet in {{states}}.',
});

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });

interface BeforeYouStart {
  /** How long it takes, what has to be at hand, who can apply and where not; icons by shared-ui's names. */
  facts: { id: string; icon: 'clock' | 'key' | 'user'; label: string; text: string }[];
  /** The same in two sentences, for who is about to begin. */
  summary: string;
}

/** What is worth knowing before anybody gives us anything. Where a product is not to be had, the policy says. */
export function useBeforeYouStart(product: ProductName): BeforeYouStart {
  const t = useMessages();
  const age = String(MINIMUM_AGE);
  const states = OR.format(statesWithout(product, dayOf(new Date())));
  /** With what follows of the states, if there are any. */
  const naming = (sentence: string, key: 'summary.where' | `where.${ProductName}`) =>
    states === '' ? sentence : `${sentence} ${t(key, { states })}`;
  return {
    facts: [
      { id: 'time', icon: 'clock', label: t('time.label'), text: t(`time.${product}`) },
      { id: 'needs', icon: 'key', label: t('needs.label'), text: t(`needs.${product}`) },
      {
        id: 'who',
        icon: 'user',
        label: t('who.label'),
        text: naming(t(`who.${product}`, { age }), `where.${product}`),
      },
    ],
    summary: naming(t(`summary.${product}`, { age }), 'summary.where'),
  };
}
