import type { Waitlists } from '@reset/api-contract/admin/waitlists.ts';
import { newId } from '@reset/service-kit';
import { expect, test } from 'playwright/test';
import { bodyOf } from './security/client.ts';
import { adminToken, staff, visitor } from './security/people.ts';

test(
  'who tells of a payroll that cannot be linked is on the waitlist that staff read [ONB-078, ADM-103]',
  { tag: '@http' },
  async () => {
    const email = `wanda.${newId()}@example.com`;
    const sent = await (
      await visitor()
    ).send('POST', '/api/v1/qualifier/waitlist', {
      json: {
        email,
        name: 'Wanda Waiting',
        income_type: 'gig',
        payroll_provider_name: 'Ferry tips',
      },
    });
    expect(sent.status).toBe(201);

    const sam = await staff();
    const headers = await adminToken(sam);
    const read = async () => {
      const reply = await sam.client.send('GET', '/api/v1/admin/waitlists?page=1', { headers });
      expect(reply.status).toBe(200);
      const { entries, total_pages } = bodyOf<Waitlists>(reply);
      return { total_pages, entry: entries.find((one) => one.email === email) };
    };
    // It is told by an event.
    await expect.poll(read).toMatchObject({
      total_pages: expect.any(Number),
      entry: {
        id: bodyOf<{ id: string }>(sent).id,
        name: 'Wanda Waiting',
        payroll_provider_name: 'Ferry tips',
        payroll_provider_eligible: 'red',
        bank_account_eligible: 'yellow',
        eligible: 'red',
      },
    });
  },
);
