import { createServer, type Server, type Socket } from 'node:net';

/** The first file descriptor that is handed over: those below are input, output and errors. */
const FIRST_FD = 3;

/**
 * The listening sockets that whoever started this process holds and hands to it, as systemd's socket
 * activation does (LISTEN_FDS, sd_listen_fds(3)). A process and its successor share them with all
 * connections that wait there, so that none is refused while one replaces the other.
 */
export const inheritedSockets = (env: NodeJS.ProcessEnv): { fd: number }[] =>
  Array.from({ length: Number(env['LISTEN_FDS'] ?? 0) }, (_, index) => ({ fd: FIRST_FD + index }));

/** Has a server that listens already answer at one more socket, until what is returned is closed. */
export function listenAlsoAt(server: Pick<Server, 'emit'>, socket: { fd: number }): Server {
  const emit = (connection: Socket) => void server.emit('connection', connection);
  return createServer(emit).listen(socket);
}
