import { expect, test } from 'playwright/test';
import { bodyOf } from './client.ts';
import { member, visitor } from './people.ts';
import { nameOf, publishedRoutes } from './published-routes.ts';
import { changedBy } from './stored-rows.ts';

/** What providers prove themselves by, with nothing of it right. */
const FORGED: Record<string, string>[] = [
  {},
  { 'plaid-verification': 'e30.e30.AAAA' },
  { 'synctera-signature': '0'.repeat(64), 'request-timestamp': '1' },
  { 'x-pinwheel-signature': `v2=${'0'.repeat(64)}`, 'x-timestamp': '1' },
  { 'april-signature': `t=1,v1=${'0'.repeat(64)}` },
];

test.describe('every webhook that is published', () => {
  test('is refused unless the provider signed it, whoever sends it, and changes nothing', async () => {
    const webhooks = (await publishedRoutes()).filter(({ access }) => access === 'provider');
    expect(webhooks.map(nameOf)).toEqual(
      expect.arrayContaining([
        'POST /webhooks/april',
        'POST /webhooks/plaid',
        'POST /webhooks/pinwheel',
        'POST /webhooks/synctera',
        'POST /webhooks/synctera/authorizations',
      ]),
    );
    const senders = [await visitor(), (await member()).client];
    const changed = await changedBy(async () => {
      for (const route of webhooks) {
        for (const client of senders) {
          for (const headers of FORGED) {
            const json = {
              webhook_type: 'ITEM',
              webhook_code: 'ERROR',
              item_id: 'item',
              event: 'x',
            };
            const reply = await client.send(route.method, route.path, { json, headers });
            const said = `${nameOf(route)} with ${JSON.stringify(headers)}`;
            expect([reply.status, bodyOf(reply)['code']], said).toEqual([401, 'unauthorized']);
          }
        }
      }
    });
    expect(changed).toEqual([]);
  });
});
