/**
 * Arguments of the server: loopback only, no socket file (its path could be too
 * long or closed to us), and no more memory than a laptop's demonstration needs.
 */
export function serverSettings(options: { port: number; isDurable: boolean }): string[] {
  const settings = {
    port: options.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
