import { listFormat } from '@reset/shared-ui/locale.ts';
import type { Terms } from '../api/get-terms.ts';
import { useMessages } from '../terms-messages.ts';

const LIST = listFormat();

interface Props {
  documents: Terms;
}

/** The documents of a sentence, as a list in words; each opens beside the form. */
export function Documents({ documents }: Props) {
  const t = useMessages();
  return LIST.formatToParts(documents.map(({ path }) => path)).map(({ type, value }) => {
    const named = documents.find(({ path }) => type === 'element' && path === value);
    return named ? (
      <a key={value} href={named.path} target="_blank" rel="noreferrer">
        {t(named.disclosureType)}
      </a>
    ) : (
      value
    );
  });
}
