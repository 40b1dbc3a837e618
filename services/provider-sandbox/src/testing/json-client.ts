export type Answer<Body> = { status: number; body: Body };

/** Calls a sandbox as JSON. An empty answer has the body null. */
export const jsonClient =
  (origin: string, headers: Record<string, string> = {}) =>
  async <Body = { id: string }>(
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Answer<Body>> => {
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
    const reply = await fetch(`${origin}${path}`, {
      method,
      headers: { ...type, ...headers, ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    return { status: reply.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  };
