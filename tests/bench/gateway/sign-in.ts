/** Headers of a signed-in browser at the gateway: its cookie, and the token of its page. */
export async function signInAt(gateway: string): Promise<Record<string, string>> {
  const origin = gateway;
  const first = await page(gateway, undefined);
  const reply = await fetch(`${gateway}/api/v1/start`, {
    method: 'POST',
    headers: { ...first, origin },
  });
  const cookie = cookieOf(reply);
  if (!reply.ok || !cookie) throw new Error(`The sign-in was answered with ${reply.status}.`);
  return { ...(await page(gateway, cookie)), origin };
}

async function page(gateway: string, cookie: string | undefined): Promise<Record<string, string>> {
  const reply = await fetch(gateway, { headers: cookie ? { cookie } : {} });
  const token = /name="csrf-token" content="([^"]+)"/.exec(await reply.text())?.[1];
  const held = cookie ?? cookieOf(reply);
  if (!token || !held) throw new Error('The page has no token or set no cookie.');
  return { cookie: held, 'x-csrf-token': token };
}

const cookieOf = (reply: Response): string | undefined =>
  reply.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-reset_session='))
    ?.split(';')[0];
