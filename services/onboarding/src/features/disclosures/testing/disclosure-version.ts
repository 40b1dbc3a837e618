import { createHash } from 'node:crypto';
import type { DisclosureType } from '@reset/api-contract/onboarding/disclosures.ts';
import { newId } from '@reset/service-kit';

/** A version of a document with a text of its own, in effect since 21 November 2026. */
export function disclosureVersion(type: DisclosureType, version: number) {
  const body = `Version ${version} of ${type}.`;
  return {
    id: newId(),
    disclosure_type: type,
    version,
    language: 'en',
    path: `/legal/${type}`,
    title: type,
    body,
    content_sha256: createHash('sha256').update(body).digest('hex'),
    effective_from: '2026-11-21T12:00:00Z',
  };
}
