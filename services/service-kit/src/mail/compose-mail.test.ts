import { describe, expect, it } from '@jest/globals';
import { composeMail, defineMail } from './compose-mail.ts';
import type { Mail, MailBrand, MailContent } from './mail.ts';

const LINK = 'https://app.example/users/confirmation?confirmation_token=a&b="c"';
const REASON = 'You get this email because someone signed up with this address.';

const compose = (content: Partial<MailContent> = {}, brand: MailBrand | null = null) =>
  shown(
    composeMail('en-US', {
      subject: 'Welcome',
      paragraphs: ['You are in.'],
      reason: REASON,
      ...content,
    }),
    brand,
  );
/** As it is sent. */
const shown = ({ html, ...mail }: Mail, brand: MailBrand | null = null) => ({
  ...mail,
  html: html(brand),
});

describe('composeMail', () => {
  it('says the same as text and as HTML', () => {
    const { subject, text, html } = compose({
      subject: 'Confirm your email',
      paragraphs: ['Hi Rosa,', 'One more step.'],
      highlight: { label: 'The link works until', value: 'Wednesday, November 25' },
      action: { label: 'Confirm my email', href: LINK },
      closing: [
        'Nothing else is needed.',
        { text: 'No account?', link: { label: 'Sign up', href: 'https://app.example/up' } },
      ],
    });
    expect(subject).toBe('Confirm your email');
    expect(text).toBe(
      [
        'Hi Rosa,',
        'One more step.',
        'The link works until: Wednesday, November 25',
        `Confirm my email:\n${LINK}`,
        'Nothing else is needed.',
        'No account? Sign up:\nhttps://app.example/up',
        `--\n${REASON}`,
        'Questions? Write to support@reset.example.',
        'Reset, 500 Example Street, San Francisco, CA 94105\n',
      ].join('\n\n'),
    );
    for (const part of [
      'Hi Rosa,',
      'One more step.',
      'The link works until',
      'Wednesday, November 25',
      'Confirm my email',
      'Nothing else is needed.',
      'No account? <a',
      'href="https://app.example/up"',
      REASON,
      'href="mailto:support@reset.example"',
      'San Francisco, CA 94105',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('shows what looks like HTML as it was typed', () => {
    const typed = `<img src=x onerror="alert('x')">&amp;`;
    const { html, text } = compose({
      subject: typed,
      paragraphs: [`Hi ${typed}`],
      highlight: { label: typed, value: typed },
      action: { label: typed, href: LINK },
      closing: [typed, { text: typed, link: { label: typed, href: LINK } }],
      reason: typed,
    });
    expect(text).toContain(`Hi ${typed}`);
    expect(html).not.toContain('<img');
    const escaped = '&lt;img src=x onerror=&quot;alert(&#39;x&#39;)&quot;&gt;&amp;amp;';
    // The subject three times: as title, heading and name of the article.
    expect(html.split(escaped)).toHaveLength(3 + 8 + 1);
    expect(html).toContain(
      'href="https://app.example/users/confirmation?confirmation_token=a&amp;b=&quot;c&quot;"',
    );
  });

  it('fetches nothing when it is opened', () => {
    expect(compose().html).not.toMatch(/src=|url\(|@import|<link|<img|<script/i);
  });

  it('has colors of its own for the dark, and a button that a thumb hits', () => {
    const { html } = compose({ action: { label: 'Go', href: LINK } });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/prefers-color-scheme: dark\) \{\n\.canvas \{ background-color: #101615/);
    const [, padding, line] =
      /class="button"[^>]*padding:(\d+)px[^>]*line-height:(\d+)px/.exec(html) ?? [];
    expect(2 * Number(padding) + Number(line)).toBeGreaterThanOrEqual(44);
    expect(html).toContain('max-width:600px');
  });

  it('wears the colors and the name of the partner by whom its reader came, and else ours', () => {
    const content = {
      highlight: { label: 'When', value: 'Today' },
      action: { label: 'Go', href: LINK },
    };
    const brand = { name: 'Us & Them', ground: '#5a2a5e', arc: '#f0a8b8' };
    const [ours, theirs] = [compose(content).html, compose(content, brand).html];
    for (const color of ['#0b5d57', '#f2a541', '#5cc2b7', '#fbf8f3', '#f3f7f6', '#101615']) {
      expect(ours).toContain(color);
      expect(theirs).not.toContain(color);
    }
    expect(theirs).toContain('Us &amp; Them');
    expect(theirs).toContain('background-color:#5a2a5e');
    expect(theirs).toContain('.button { background-color: #f0a8b8 !important');
    // The sky between sun and ground.
    expect(theirs).toContain('background-color:#9e6387');
    expect(ours).toContain('background-color:#737d4d');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/users/sign_in'])(
    'refuses to lead to %s',
    (href) => {
      const refusal = 'A mail links to pages only';
      expect(() => compose({ action: { label: 'Go', href } })).toThrow(refusal);
      const closing = [{ text: 'Or', link: { label: 'go', href } }];
      expect(() => compose({ closing })).toThrow(refusal);
    },
  );

  it('keeps its subject on one line', () => {
    const { subject } = compose({ subject: 'Hi Rosa\r\nBcc: all@example.com' });
    expect(subject).toBe('Hi Rosa Bcc: all@example.com');
  });
});

describe('defineMail', () => {
  const mail = defineMail<{ name: string }>({
    'en-US': ({ name }) => ({
      subject: `Hi ${name}`,
      paragraphs: ['You are in.'],
      action: { label: 'Go', href: LINK },
      reason: REASON,
      isLegalNotice: true,
    }),
    'es-US': ({ name }) => ({
      subject: `Hola, ${name}`,
      paragraphs: ['Ya entraste.'],
      action: { label: 'Ir', href: LINK },
      reason: 'Recibiste este correo porque te registraste.',
      isLegalNotice: true,
    }),
  });

  it('composes in the language of who it goes to, and in English for who never said', () => {
    const { subject, text, html } = shown(mail('es-US', { name: 'Rosa' }));
    expect(subject).toBe('Hola, Rosa');
    expect(text).toContain('¿Preguntas? Escribe a support@reset.example.');
    expect(html.match(/lang="\w+"/g)).toEqual(['lang="es"', 'lang="es"']);
    expect(html).toContain('O abre esta dirección: ');
    for (const language of ['en-US', null, undefined] as const) {
      const english = shown(mail(language, { name: 'Rosa' }));
      expect(english.subject).toBe('Hi Rosa');
      expect(english.html.match(/lang="\w+"/g)).toEqual(['lang="en"', 'lang="en"']);
    }
  });

  it('says of a translated notice which text counts, and of the English one nothing', () => {
    const controls = 'Este aviso es una traducción. Si difiere del texto en inglés,';
    expect(mail('es-US', { name: 'Rosa' }).text).toContain(controls);
    expect(mail('en-US', { name: 'Rosa' }).text).toBe(
      `You are in.\n\nGo:\n${LINK}\n\n--\n${REASON}\n\nQuestions? Write to support@reset.example.\n\nReset, 500 Example Street, San Francisco, CA 94105\n`,
    );
  });

  it('does not compile without a language', () => {
    const english = () => ({ subject: 'Hi', paragraphs: [], reason: REASON });
    // @ts-expect-error Spanish is missing
    expect(defineMail({ 'en-US': english })).toBeTruthy();
  });
});
