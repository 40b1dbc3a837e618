import { happened, notNow, type PresentedEvent } from '#features/presenter/presenter.ts';
import { ACCESS_TOKEN_PREFIX } from './items/make-item.ts';
import { itemChanges } from './item-changes.ts';
import type { Plaid } from './plaid-deps.ts';

/** What happens to a seeded member's login at her bank. */
export function presentedAtPlaid(plaid: Plaid): PresentedEvent[] {
  const changes = itemChanges(plaid);
  return [
    {
      key: 'broken_link',
      title: 'Broken link',
      what: 'Her bank asks her to sign in again, so that we read it no more: she is asked to repair the link.',
      seenAt: { path: '/dashboard', name: 'The dashboard' },
      async press({ key, name }) {
        const item = plaid.items.ofToken(ACCESS_TOKEN_PREFIX + key);
        if (!item) return notNow(`${name} has linked no bank.`);
        if (item.status !== 'good')
          return notNow(`The link to ${item.institutionName} is broken already.`);
        changes.disconnect(item, 'login_required');
        return happened(`${item.institutionName} asks ${name} to sign in again.`);
      },
    },
  ];
}
