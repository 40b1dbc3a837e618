import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { ContentPage } from '@reset/api-contract/public/content.ts';

/** A Contentful that does over HTTP what a test scripts; the last script holds. */
export async function startScriptedContentful() {
  let listener: RequestListener = (_request, response) => response.end();
  const requests: URL[] = [];
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '/', 'http://contentful'));
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://127.0.0.1:${address.port}/cdn`,
    /** Every address that was requested, in order. */
    requests,
    on: (next: RequestListener) => {
      listener = next;
    },
    answer: (body: unknown, status = 200) => {
      listener = (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** An entry as it comes over the wire. */
export const wireEntry = (id: string, contentType: string, fields: object) => ({
  sys: { id, type: 'Entry', contentType: { sys: { id: contentType } } },
  fields,
});

/** A list of entries with what they link to. */
export const wireList = (items: object[], included: object[] = []) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 1,
  items,
  includes: { Entry: included },
});

/** A field that points to an entry. */
export const wireLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

/** A rich text document of one paragraph. */
export const wireText = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    },
  ],
});

/** A page as editors wrote it, under a title. */
export const somePage = (title: string): ContentPage => ({
  title,
  hero: { type: 'card', heading: title, text: null, link: null },
  blocks: [],
  footnotes: [{ text: 'Note', superscript_override: '*' }],
  partner: { slug: 'hvfcu', name: 'HVFCU' },
});
