/** A browser's cookies and its page's token, as much as calls need. */
export type Visitor = {
  /** Answers with the status, once the whole answer is here. */
  post(path: string, body: unknown): Promise<number>;
  get(path: string): Promise<number>;
  /** Answers with what was read. @throws when it was refused */
  read(path: string): Promise<unknown>;
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
  const page = await (await call('/users/sign_in', {})).text();
  const token = /name="csrf-token" content="([^"]+)"/.exec(page)?.[1];
  if (!token) throw new Error('The page has no token.');
  const statusOf = async (answered: Promise<Response>): Promise<number> => {
    const reply = await answered;
    await reply.arrayBuffer();
    return reply.status;
  };
  return {
    get: (path) => statusOf(call(path, {})),
    read: async (path) => {
      const reply = await call(path, {});
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`);
      return reply.json();
    },
    post: (path, body) =>
      statusOf(
        call(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        }),
      ),
  };
}
