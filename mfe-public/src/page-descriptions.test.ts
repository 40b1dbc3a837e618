/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { PageDescription, RemoteDescription } from '@reset/api-contract/gateway/registry.ts';
import { describe, expect, it } from '@jest/globals';
import { partners, sayRouteText, type RouteText } from '@reset/remote-sdk';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import Value from 'typebox/value';
import remote from './routes.tsx';

const file = readFileSync(join(import.meta.dirname, '../remote.json'), 'utf8');
const { pages = {} } = Value.Parse(RemoteDescription, JSON.parse(file));

const titleOf = ({ handle }: RouteObject) => sayRouteText((handle as { title: RouteText }).title);

/** The path as remote.json has it, and what stands there for the partner's name. */
function described(path = ''): { path: string; name: string } {
  const partner = partners().find(
    ({ slug }) => path === `/${slug}` || path.startsWith(`/${slug}/`),
  );
  if (!partner) return { path, name: '' };
  return { path: path.replace(`/${partner.slug}`, '/:partner'), name: partner.name };
}

describe('remote.json', () => {
  it('describes every page by the title that the document keeps', () => {
    for (const route of remote.routes) {
      const { path, name } = described(route.path);
      const title = pages[path]?.title.replace('{{partner}}', name);
      expect([route.path, title]).toEqual([route.path, titleOf(route)]);
    }
  });

  it('describes nothing that is not there', () => {
    const known = new Set(remote.routes.map(({ path }) => described(path).path));
    expect(Object.keys(pages).filter((path) => !known.has(path))).toEqual([]);
  });

  it('describes pages at a length that is shown, each in its own words', () => {
    const listed = Object.values(pages).filter((page) => page.listed);
    for (const page of listed) {
      expect(Value.Check(PageDescription, page)).toBe(true);
      expect(page.description.length).toBeLessThanOrEqual(160);
    }
    expect(new Set(listed.map((page) => page.title)).size).toBe(listed.length);
  });
});
