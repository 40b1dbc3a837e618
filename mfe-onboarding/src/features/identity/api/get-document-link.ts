import type { DocumentLink as WireDocumentLink } from '@reset/api-contract/onboarding/identity.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

export type DocumentLink = Camelized<WireDocumentLink>;

const PATH = '/identity_verifications/document_link';

/** The link is good for hours: looking at the page again asks for no other. */
const FRESH_MS = 10 * 60_000;

/**
 * POST /identity_verifications/document_link: the same link as long as it is good.
 * @param documentsRead how often pictures were read: after each time others are wanted
 */
export const documentLinkQuery = (documentsRead: number) =>
  queryOptions({
    queryKey: ['identity_document_link', documentsRead],
    queryFn: async () => unwrap(await api.post<DocumentLink>(PATH, {})),
    staleTime: FRESH_MS,
  });

/** The same call, which texts the link to her number too. */
export const textDocumentLink = async (phoneNumber: string): Promise<DocumentLink> =>
  unwrap(await api.post<DocumentLink>(PATH, { phoneNumber }));
