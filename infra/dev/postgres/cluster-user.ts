import { readFileSync } from 'node:fs';

/** What spawn() takes to run a process as somebody else; empty for ourselves. */
export type ProcessUser = { uid?: number; gid?: number };

/**
 * PostgreSQL refuses to run as root, so that root runs it as the system's
 * `postgres`, or as `nobody` where there is no such user.
 */
export function clusterUser(accounts = readAccounts): ProcessUser {
  if (process.getuid?.() !== 0) return {};
  const passwd = accounts();
  return findUser(passwd, 'postgres') ?? findUser(passwd, 'nobody') ?? { uid: 65534, gid: 65534 };
}

/** The line of `name` in the format of /etc/passwd; null when there is none. */
function findUser(passwd: string, name: string): Required<ProcessUser> | null {
  const line = passwd.split('\n').find((candidate) => candidate.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

const readAccounts = () => readFileSync('/etc/passwd', 'utf8');
