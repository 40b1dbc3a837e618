import { LinkList } from '@reset/shared-ui';
import type { Disclosures } from '../api/get-disclosures.ts';
import { useMessages } from '../documents-messages.ts';

interface Props {
  disclosures: Disclosures;
}

/** The documents that are in effect, each a way to its text. */
export function DisclosureList({ disclosures }: Props) {
  const t = useMessages();
  return (
    <LinkList
      links={disclosures.map(({ disclosureType, path }) => ({
        href: path,
        icon: 'file-text',
        title: t(`type.${disclosureType}`),
      }))}
    />
  );
}
