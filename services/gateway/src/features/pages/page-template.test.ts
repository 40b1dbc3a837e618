import type { PageData } from '@reset/api-contract/gateway/page-data.ts';
import { describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { preparePage } from './page-template.ts';

const data: PageData = {
  registry: { remotes: {} },
  signed_in: true,
  staff: true,
  refused: false,
  environment: 'test',
  flags: {
    demo_triggers: false,
    signup_debug: false,
    rf_19_demo_mode: false,
    rf_6_card_launch: false,
  },
  partners: [],
  partners_email: 'partners@example.com',
  issuer_dashboard_url: null,
  widgets_origin: null,
  bank_shortcuts: [],
  payroll_shortcuts: { salary: [], hourly: [], gig: [], benefits: [] },
};
const nothing = { release: '', origin: '', head: '', preload: '', data };
const html =
  '<!--head--><b a="%origin%%release%/b"><meta content="%csrf_token%"><!--preload--><script src="%release%/a.js"></script><i>%page_data%</i>';

describe('preparePage', () => {
  it('fills in all but the token, which the page is completed with', () => {
    const page = preparePage(html, {
      release: '/releases/shell/1',
      origin: 'https://reset.test',
      head: '<title>',
      preload: '<link>',
      data,
    });
    const whole = `<title><b a="https://reset.test/releases/shell/1/b"><meta content="TOKEN"><link><script src="/releases/shell/1/a.js"></script><i>${JSON.stringify(data)}</i>`;
    expect(page.complete('TOKEN')).toBe(whole);
    expect(gunzipSync(page.completeGzipped('TOKEN')).toString()).toBe(whole);
  });

  it('lets nothing in the data end its element, nor be read as an instruction', () => {
    const environment = "</i><script>alert(1)</script><!--$&$'$`";
    const page = preparePage(html, { ...nothing, data: { ...data, environment } }).complete('');
    const written = /<i>(.*)<\/i>/.exec(page)?.[1] ?? '';
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual({ ...data, environment });
  });
});
