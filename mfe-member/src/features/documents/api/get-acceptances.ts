import type {
  AcceptedDocument as WireAcceptedDocument,
  Acceptances as WireAcceptances,
} from '@reset/api-contract/onboarding/acceptances.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type Acceptances = Camelized<WireAcceptances>;
export type AcceptedDocument = Camelized<WireAcceptedDocument>;

/** GET /acceptances: what she has agreed to, the latest first. */
export const acceptancesQuery = queryOptions({
  queryKey: ['acceptances'],
  queryFn: async () => unwrap(await api.get<Acceptances>('/acceptances')),
});

/** GET /acceptances/:id, with its text. Refuses with 404 for what she has not agreed to. */
export const acceptedDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: ['acceptances', id],
    queryFn: async () =>
      unwrap(await api.get<AcceptedDocument>(`/acceptances/${encodeURIComponent(id)}`)),
  });
