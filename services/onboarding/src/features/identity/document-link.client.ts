import { ProviderError } from '@reset/service-kit';
import type { Context } from '#context.ts';
import type { IdentityCheck } from '#providers/identity-checks.ts';
import { documentLinkStore } from './document-link.store.ts';
import { expiryOf, isExpired, type DocumentLink } from './document-link.ts';
import type { Verification } from './identity.ts';

/**
 * The link for the pictures that a verification waits for: the same one as long as it is good, then
 * another one. null where the provider waits for none by now.
 * @throws ProviderError
 */
export async function readDocumentLink(
  context: Context,
  verification: Verification,
): Promise<DocumentLink | null> {
  const { clock, config, database } = context;
  const { userId, status, evaluationId } = verification;
  if (status !== 'flagged_for_review' || evaluationId === null) return null;
  const links = documentLinkStore(database);
  const now = clock.now();
  const expiresAt = (askedAt: Date) => expiryOf(askedAt, config.DOCUMENT_LINK_HOURS);
  // By what was so before the provider is asked: of calls that cross, none gets what has expired.
  const askedAt = await links.askedAt(userId);
  const isRenewed = askedAt !== null && isExpired({ expiresAt: expiresAt(askedAt) }, now);
  const { document } = await (isRenewed ? renew : read)(context, { ...verification, evaluationId });
  if (!document) return null;
  const since = await links.keepAwaited(userId, document, { now, isRenewed });
  return { documentId: document.id, url: document.url, expiresAt: expiresAt(since) };
}

type Begun = { id: string; evaluationId: string };

const read = ({ identityChecks }: Context, { evaluationId }: Begun): Promise<IdentityCheck> =>
  identityChecks.read(evaluationId);

async function renew(context: Context, begun: Begun): Promise<IdentityCheck> {
  try {
    return await context.identityChecks.renewDocument(begun.evaluationId, begun.id);
  } catch (error) {
    // It waits for nothing any more: how it stands, it still tells.
    if (error instanceof ProviderError && error.reason === 'refused') return read(context, begun);
    throw error;
  }
}
