import { readCampaign } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import type { Choice, ChoiceSource } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { linkSearches } from '#features/link-search/link-search.ts';
import { institutionsQuery } from '../api/search-institutions.ts';

export interface InstitutionPick {
  pick: Choice | null;
  choose: (pick: Choice | null) => void;
  /** Looked for before anything is typed. */
  initialText: string;
  search: ChoiceSource;
}

/**
 * Whom she wants to link: as she chose here before, or else as her invitation says, where the list
 * has the one that it names.
 */
export function useInstitutionPick(source: LinkSource): InstitutionPick {
  const client = useQueryClient();
  const [before] = useState(() => linkSearches.read(source));
  const [invited] = useState(() => invitationOf(source));
  // undefined: nothing was chosen or typed yet.
  const [own, setOwn] = useState<Choice | null | undefined>(before?.pick);
  const isInvited = own === undefined && invited.name !== '' && invited.id !== '';
  const { data: found } = useQuery({
    ...institutionsQuery(source, invited.name),
    enabled: isInvited,
  });
  const named = isInvited && found?.find(({ value }) => value === invited.id);
  const initialText = before?.text ?? invited.name;

  const choose = useCallback(
    (pick: Choice | null) => {
      setOwn(pick);
      linkSearches.keep(source, { text: pick?.label ?? '', pick });
    },
    [source],
  );

  const search = useCallback(
    (text: string) => {
      if (text !== initialText) {
        setOwn(null);
        linkSearches.keep(source, { text, pick: null });
      }
      return client.fetchQuery(institutionsQuery(source, text));
    },
    [client, source, initialText],
  );

  return { pick: own ?? (named || null), choose, initialText, search };
}

/** Whom the address of her visit named: `fi_` is the bank, `pp_` the payroll. Empty: nobody. */
function invitationOf(source: LinkSource): { name: string; id: string } {
  const { fi_name, fi_id, pp_name, pp_id } = readCampaign().signupParams ?? {};
  const [name = '', id = ''] = source === 'plaid' ? [fi_name, fi_id] : [pp_name, pp_id];
  return { name, id };
}
