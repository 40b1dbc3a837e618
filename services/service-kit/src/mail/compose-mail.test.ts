import { describe, expect, it } from '@jest/globals';
import { composeMail } from './compose-mail.ts';

const LINK = 'https://app.example/users/confirmation?confirmation_token=a&b="c"';

describe('composeMail', () => {
  it('says the same as text and as HTML', () => {
    const { subject, text, html } = composeMail({
      subject: 'Confirm your email',
      paragraphs: ['Hi Rosa,', 'One more step.'],
      action: { label: 'Confirm my email', href: LINK },
      closing: ['It works for 3 days.'],
    });
    expect(subject).toBe('Confirm your email');
    expect(text).toBe(
      `Hi Rosa,\n\nOne more step.\n\nConfirm my email:\n${LINK}\n\nIt works for 3 days.\n\nReset\n`,
    );
    const shown = ['Hi Rosa,', 'One more step.', 'Confirm my email', 'It works for 3 days.'];
    for (const part of shown) expect(html).toContain(part);
  });

  it('shows what looks like HTML as it was typed', () => {
    const name = `<img src=x onerror="alert('x')">&amp;`;
    const { html, text } = composeMail({
      subject: name,
      paragraphs: [`Hi ${name}`],
      action: { label: name, href: LINK },
      closing: [name],
    });
    expect(text).toContain(`Hi ${name}`);
    expect(html).not.toContain('<img');
    const typed = '&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;&amp;amp;';
    expect(html.split(typed)).toHaveLength(5);
    expect(html).toContain(
      'href="https://app.example/users/confirmation?confirmation_token=a&amp;b=&quot;c&quot;"',
    );
  });

  it('fetches nothing when it is opened', () => {
    const { html } = composeMail({ subject: 'Welcome', paragraphs: ['You are in.'] });
    expect(html).not.toMatch(/src=|url\(|@import|<link|<img|<script/i);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/users/sign_in'])(
    'refuses to lead to %s',
    (href) => {
      const compose = () =>
        composeMail({ subject: 'Go', paragraphs: [], action: { label: 'Go', href } });
      expect(compose).toThrow('A mail links to pages only');
    },
  );

  it('keeps its subject on one line', () => {
    const { subject } = composeMail({ subject: 'Hi Rosa\r\nBcc: all@example.com', paragraphs: [] });
    expect(subject).toBe('Hi Rosa Bcc: all@example.com');
  });
});
