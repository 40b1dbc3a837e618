import { Fragment } from 'react';
import type { Terms } from '../api/get-terms.ts';
import { useMessages } from '../terms-messages.ts';

interface Props {
  documents: Terms;
}

/** The documents of a sentence, as a list in words; each opens beside the form. */
export function Documents({ documents }: Props) {
  const t = useMessages();
  const divider = (at: number) => {
    if (at === 0) return '';
    if (at < documents.length - 1) return ', ';
    return documents.length > 2 ? `, ${t('and')} ` : ` ${t('and')} `;
  };
  return documents.map(({ id, disclosureType, path }, at) => (
    <Fragment key={id}>
      {divider(at)}
      <a href={path} target="_blank" rel="noreferrer">
        {t(disclosureType)}
      </a>
    </Fragment>
  ));
}
