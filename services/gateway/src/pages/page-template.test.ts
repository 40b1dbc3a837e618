import { describe, expect, it } from '@jest/globals';
import { completePage, preparePage } from './page-template.ts';

const flags = {
  demo_triggers: false,
  signup_debug: false,
  rf_19_demo_mode: false,
  rf_6_card_launch: false,
};
const html =
  '<meta content="%csrf_token%"><!--preload--><script src="%release%/a.js"></script><i>%page_data%</i>';

describe('preparePage', () => {
  it('fills in all but the token, which the page is completed with', () => {
    const data = {
      registry: { remotes: {} },
      signed_in: true,
      staff: true,
      environment: 'test',
      flags,
    };
    const page = preparePage(html, { release: '/releases/shell/1', preload: '<link>', data });
    expect(completePage(page, 'TOKEN')).toBe(
      `<meta content="TOKEN"><link><script src="/releases/shell/1/a.js"></script><i>${JSON.stringify(data)}</i>`,
    );
  });

  it('lets nothing in the data end its element, nor be read as an instruction', () => {
    const data = {
      registry: { remotes: {} },
      signed_in: false,
      staff: false,
      environment: "</i><script>alert(1)</script><!--$&$'$`",
      flags,
    };
    const page = completePage(preparePage(html, { release: '', preload: '', data }), '');
    const written = /<i>(.*)<\/i>/.exec(page)?.[1] ?? '';
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual(data);
  });
});
