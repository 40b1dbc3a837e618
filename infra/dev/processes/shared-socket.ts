import * as net from 'node:net';

/** What Node's own cluster module makes the sockets of its workers with; it has no other name. */
type Bind = (host: string, port: number, family: 4) => { fd: number; close(): void } | number;
const { _createServerHandle: bind } = net as unknown as { _createServerHandle: Bind };

/** A socket that is bound and that nobody listens at until a process is handed it. */
export type SharedSocket = { fd: number; close(): void };

/**
 * Binds a socket of ours, for processes that listen at it one after the other, or side by side:
 * connections that wait there outlive each of them. Two sockets at one port (SO_REUSEPORT) would not
 * do: what waits at the one that is closed is reset, one connection in ten under load (decision 76).
 */
export function openSharedSocket(host: string, port: number): SharedSocket {
  const handle = bind(host, port, 4);
  if (typeof handle === 'number') throw new Error(`Port ${port} cannot be bound (${handle}).`);
  return handle;
}
