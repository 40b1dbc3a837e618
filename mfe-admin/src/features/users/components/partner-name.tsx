import { partnerOf } from '@reset/remote-sdk';
import { useMessages } from '#messages.ts';

/** Under whose brand a person came; 'n/a' for nobody's. */
export function PartnerName({ slug }: { slug: string | null }) {
  const t = useMessages();
  return partnerOf(slug)?.name ?? slug ?? t('none');
}
