/**
 * What stands for an address in analytics: the SHA-256 of it, trimmed and in
 * lower case, in hexadecimal digits. The same person gives the same one.
 */
export async function emailHash(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
