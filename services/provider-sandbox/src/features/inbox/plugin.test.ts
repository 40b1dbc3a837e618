import { describe, expect, it } from '@jest/globals';
import { openDeliveries } from '#deliveries/deliveries.ts';
import type { DeliveredMail } from '#deliveries/deliveries.ts';
import { buildApp } from '../../app.ts';
import { testContext } from '../../testing/test-context.ts';

const mail = (changes: Partial<DeliveredMail> = {}): DeliveredMail => ({
  kind: 'mail',
  id: 'one',
  key: changes.id ?? 'one',
  to: 'rosa@example.com',
  subject: 'Confirm <your> email',
  text: 'Hi <b>Rosa</b>,\nopen https://app.example/users/confirmation?a=1&b=2 now',
  html: '<p style="color:red">Hi</p>',
  sent_at: '2026-11-20T20:00:00.000Z',
  ...changes,
});

function start(mails: DeliveredMail[]) {
  const deliveries = openDeliveries(null);
  for (const each of mails) deliveries.keep(each);
  return buildApp({ ...testContext(), deliveries });
}

describe('GET /inbox', () => {
  it('shows mails as text, with links to press', async () => {
    const { body } = await start([mail()]).inject('/inbox');
    expect(body).toContain('Confirm &lt;your&gt; email');
    expect(body).toContain('Hi &lt;b&gt;Rosa&lt;/b&gt;');
    expect(body).toContain(
      '<a href="https://app.example/users/confirmation?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">',
    );
  });

  it('looks again without a script, under a policy that allows none', async () => {
    const { headers, body } = await start([mail()]).inject('/inbox');
    expect(headers.refresh).toBe('5');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(body).not.toMatch(/<script|<style|style=/);
  });

  it('shows those of one person', async () => {
    const app = start([mail(), mail({ id: 'two', to: 'li@example.com', subject: 'For Li' })]);
    const { body } = await app.inject('/inbox?to=LI@example.com');
    expect(body).toContain('For Li');
    expect(body).not.toContain('rosa@example.com');
  });

  it('says when nothing has come', async () => {
    expect((await start([]).inject('/inbox')).body).toContain('Nothing has come yet.');
  });
});

describe('GET /inbox/:id', () => {
  it('shows a mail as it looks, shut in', async () => {
    const { headers, body } = await start([mail()]).inject('/inbox/one');
    expect(body).toBe('<p style="color:red">Hi</p>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-security-policy']).not.toContain('allow-scripts');
  });

  it('has nothing of what never came', async () => {
    expect((await start([]).inject('/inbox/one')).statusCode).toBe(404);
  });
});
