import { describe, expect, it } from '@jest/globals';
import { pageHead } from './page-head.ts';

const page = { title: 'A "title" <b>', description: "It's & more", listed: true };

describe('pageHead', () => {
  it('lets no word of a page end its element', () => {
    const head = pageHead('/a"b', page, 'https://reset.test');
    expect(head).toContain('<title>A &quot;title&quot; &lt;b&gt; | Reset</title>');
    expect(head).toContain('content="A &quot;title&quot; &lt;b&gt;"');
    expect(head).toContain('content="It&#39;s &amp; more"');
    expect(head).toContain('href="https://reset.test/a&quot;b"');
  });

  it('says who we are on the home page, and only there', () => {
    const data = /<script type="application\/ld\+json">(.*)<\/script>/;
    const home = data.exec(pageHead('/', page, 'https://reset.test'))?.[1] ?? '';
    expect(JSON.parse(home)).toMatchObject({
      '@graph': [{ '@type': 'Organization', name: 'Reset' }, { '@type': 'WebSite' }],
    });
    expect(pageHead('/faqs', page, 'https://reset.test')).not.toMatch(data);
  });
});
