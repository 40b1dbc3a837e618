import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOnboardingService } from '../../services/onboarding/testing/onboarding-service.ts';
import { entries } from '../../services/provider-sandbox/src/features/contentful/entry.store.ts';

/* What the onboarding service says of the documents, beside the texts that people read. */

let service: Awaited<ReturnType<typeof startOnboardingService>>;
beforeAll(async () => {
  service = await startOnboardingService();
});
afterAll(() => service.stop());

type Node = { nodeType: string; value?: string; content?: Node[] };

const LINES = ['paragraph', 'heading-2'];

const linesOf = (node: Node): string[] =>
  LINES.includes(node.nodeType) ? [textOf(node)] : (node.content ?? []).flatMap(linesOf);

const textOf = ({ value, content = [] }: Node): string => value ?? content.map(textOf).join('');

/** The hash of the text that is shown at `/legal/<slug>`. */
function hashOf(slug: string): string {
  const text = entries.find(({ id }) => id === `text-${slug}`);
  const lines = linesOf(text?.fields['body'] as Node);
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

describe('the disclosures that are listed', () => {
  it('are the texts that stand at their paths: another text is another version', async () => {
    const rows = await service
      .database('disclosure')
      .distinctOn('disclosure_type')
      .orderBy(['disclosure_type', { column: 'version', order: 'desc' }])
      .select('path', 'content_sha256');
    expect(rows).toHaveLength(9);
    for (const { path, content_sha256 } of rows) {
      expect([path, content_sha256]).toEqual([path, hashOf(path.replace('/legal/', ''))]);
    }
  });

  it('stand at paths that open', async () => {
    const remote = join(import.meta.dirname, '../../mfe-public/remote.json');
    const { pages } = JSON.parse(await readFile(remote, 'utf8')) as { pages: object };
    const paths: string[] = await service.database('disclosure').pluck('path');
    expect(Object.keys(pages)).toEqual(expect.arrayContaining(paths));
  });
});
