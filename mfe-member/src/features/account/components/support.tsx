import { LinkList, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

/** Where a member finds answers. */
export function Support() {
  const t = useMessages();
  return (
    <Tile title={t('account.support')} padding="none">
      <LinkList
        links={[{ href: '/account/user-faqs', icon: 'circle-help', title: t('account.faqs') }]}
      />
    </Tile>
  );
}
