// An entry of its own, which travels with the remotes that show it and not with every page.
import { dayOf } from '@reset/application-engine/policy/day.ts';
import { MINIMUM_AGE } from '@reset/application-engine/policy/minimum-age.ts';
import { statesWithout } from '@reset/application-engine/policy/state-availability.ts';
import { currentLanguage, defineMessages, type ProductName } from '@reset/remote-sdk';

export const { useMessages, messages } = defineMessages('remote-sdk.before-you-start', {
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
  'where.tax_refund_advance': "You can't file your taxes with us from {{states}} yet.",
  'where.advance':
    "Refund advances aren't available yet in {{states}}, and we file returns only where they are.",
  where: 'Not available in every state yet',
});

const or = () => new Intl.ListFormat(currentLanguage(), { type: 'disjunction' });

interface BeforeYouStart {
  /** How long it takes, what has to be at hand, who can apply and where not; icons by shared-ui's names. */
  facts: { id: string; icon: 'clock' | 'key' | 'user'; label: string; text: string }[];
  /** Where it is not to be had, with a title to unfold that from; null where it is everywhere. */
  where: { title: string; text: string } | null;
}

/**
 * What is worth knowing before anybody gives us anything. Where a product is not to be had, the policy says.
 * @param isAdvanceOffered whether a part of the tax refund may be advanced to whom it is said; to others it is not spoken of
 */
export function useBeforeYouStart(product: ProductName, isAdvanceOffered = false): BeforeYouStart {
  const t = useMessages();
  const age = String(MINIMUM_AGE);
  const states = or().format(statesWithout(product, dayOf(new Date())));
  const told = product === 'tax_refund_advance' && isAdvanceOffered ? 'advance' : product;
  const where = states === '' ? '' : t(`where.${told}`, { states });
  return {
    facts: [
      { id: 'time', icon: 'clock', label: t('time.label'), text: t(`time.${product}`) },
      { id: 'needs', icon: 'key', label: t('needs.label'), text: t(`needs.${product}`) },
      {
        id: 'who',
        icon: 'user',
        label: t('who.label'),
        text: `${t(`who.${product}`, { age })} ${where}`.trimEnd(),
      },
    ],
    where: where === '' ? null : { title: t('where'), text: where },
  };
}
