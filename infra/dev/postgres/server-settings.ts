/** What a server is given: a demonstration on a laptop, or work as in production. */
export type ServerSize = 'laptop' | 'production';

const SIZES = {
  laptop: { shared_buffers: '32MB', max_wal_size: '256MB' },
  production: { shared_buffers: '1GB', max_wal_size: '4GB' },
} satisfies Record<ServerSize, object>;

type Options = { port: number; isDurable: boolean; size: ServerSize };

/**
 * Arguments of the server: loopback only, and no socket file (its path could be too
 * long or closed to us).
 */
export function serverSettings(options: Options): string[] {
  const settings = {
    port: options.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    ...SIZES[options.size],
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
