/** A browser's cookies and its page's token, as much as calls need. */
export type Visitor = {
  /** Answers with the status, once the whole answer is here. */
  post(path: string, body?: unknown): Promise<number>;
  get(path: string): Promise<number>;
  /** Answers with what was read. @throws when it was refused */
  read(path: string): Promise<unknown>;
  /** Signs in, and opens the page of the session that begins by it. @throws when it was refused */
  signIn(who: { email: string; password: string }): Promise<void>;
};

/** Opens a page of ours, as every browser does before it calls anything. */
export async function openPage(origin: string): Promise<Visitor> {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const reply = await fetch(origin + path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), cookie: cookie(), origin },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return reply;
  };
  const readToken = async (): Promise<string> => {
    const page = await (await call('/users/sign_in', {})).text();
    const found = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1];
    if (!found) throw new Error('The page has no token.');
    return found;
  };
  let token = await readToken();
  const statusOf = async (answered: Promise<Response>): Promise<number> => {
    const reply = await answered;
    await reply.arrayBuffer();
    return reply.status;
  };
  const post = (path: string, body?: unknown) =>
    statusOf(
      call(path, {
        method: 'POST',
        headers: {
          'x-csrf-token': token,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  return {
    post,
    get: (path) => statusOf(call(path, {})),
    read: async (path) => {
      const reply = await call(path, {});
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
      return reply.json();
    },
    async signIn({ email, password }) {
      const status = await post('/api/v1/users/sign_in', { user: { email, password } });
      if (status !== 200) throw new Error(`The sign-in was answered with ${status}.`);
      token = await readToken();
    },
  };
}
