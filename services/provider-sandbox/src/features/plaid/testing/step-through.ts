import type { Service } from '@reset/service-kit';

type Said = {
  kind: string;
  name?: string;
  publicToken?: string;
  error?: unknown;
  metadata?: object;
};

/** Link as a person goes through it, page by page, without a browser. */
export type Widget = {
  title(): string;
  html(): string;
  /** All events that were reported to the script that opened it. */
  said: Said[];
  /** Clicks a link, or a button without fields. */
  follow(label: string): Promise<void>;
  /** Sends the form of this name with these fields; it has to be on the page. */
  submit(name: string, fields: Record<string, string>, how?: { stays: boolean }): Promise<void>;
  /** The same, whatever is on the page. */
  send(name: string, fields: Record<string, string>): Promise<void>;
};

const ADDRESS = '/plaid/link/v2';

export async function stepThrough(app: Service, linkToken: string): Promise<Widget> {
  let html = '';
  let hidden: Record<string, string> = {};
  const said: Said[] = [];
  const show = (body: string) => {
    html = body;
    const inputs = [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    if (inputs.length > 0)
      hidden = Object.fromEntries(inputs.map(([, name, value]) => [name, value]));
    const [, messages = '[]'] = /id="messages">([^<]*)</.exec(body) ?? [];
    said.push(...(JSON.parse(messages) as { sandbox: Said }[]).map(({ sandbox }) => sandbox));
  };
  const post = async (name: string, fields: Record<string, string>) => {
    const payload = new URLSearchParams({ ...hidden, ...fields }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await app.inject({ method: 'POST', url: `${ADDRESS}/${name}`, payload, headers })).body;
  };

  show((await app.inject(`${ADDRESS}/open?token=${linkToken}`)).body);
  return {
    title: () => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    html: () => html,
    said,
    async follow(label) {
      const [, action] =
        new RegExp(`action="([^"]+)" method="get">[^]*?>${label}</button>`).exec(html) ?? [];
      const [, href] = new RegExp(`<a class="[^"]*" href="([^"]*)">${label}</a>`).exec(html) ?? [];
      const url = action
        ? `${action}?${new URLSearchParams(hidden)}`
        : href?.replaceAll('&amp;', '&');
      if (url === undefined) throw new Error(`There is no ${label} on the page.`);
      show((await app.inject(url)).body);
    },
    async submit(name, fields, { stays } = { stays: false }) {
      const [, method] = new RegExp(`action="${ADDRESS}/${name}" method="(\\w+)"`).exec(html) ?? [];
      if (!method) throw new Error(`There is no form ${name} on the page.`);
      const query = new URLSearchParams({ ...hidden, ...fields }).toString();
      const body =
        method === 'get'
          ? (await app.inject(`${ADDRESS}/${name}?${query}`)).body
          : await post(name, fields);
      if (!stays) show(body);
    },
    send: async (name, fields) => show(await post(name, fields)),
  };
}
