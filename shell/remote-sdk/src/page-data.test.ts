/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { readPageData } from './page-data.ts';

const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');

describe('readPageData', () => {
  it('reads what the gateway wrote, escaped tags included', () => {
    const written = '{"signed_in":true,"environment":"development\\u003c/script>"}';
    const data = readPageData(
      page(`<script type="application/json" id="page-data">${written}</script>`),
    );
    expect(data).toMatchObject({ signed_in: true, environment: 'development</script>' });
  });

  it('is a visitor with every switch off where nothing was written', () => {
    const data = readPageData(page(''));
    expect(data.signed_in).toBe(false);
    expect(Object.values(data.flags)).toEqual([false, false, false, false]);
  });
});
